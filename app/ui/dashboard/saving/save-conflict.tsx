import { Link } from '@remix-run/react'
import { useId } from 'react'
import { isPictureName } from '#app/domain/picture.ts'
import type { Disagreement } from '#app/domain/saving/disagreements.ts'
import { jointLabel } from '#app/domain/saving/joint-fields.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { SaveNoticeFrame } from '#app/ui/dashboard/frame/save-notice-frame.tsx'
import { JumpLink } from '#app/ui/form/jump-link.tsx'
import styles from './save-conflict.module.css'
import { SavedPicture } from './saved-picture.tsx'

/** A saved value and the posted one, in words; null for an empty field. */
export interface SavedDifference {
  field: string
  /** The field and those that are decided with it. */
  fields: readonly string[]
  changedBy: Disagreement['changedBy']
  theirs: string | null
  mine: string | null
}

export interface Saver {
  /** Null if unknown. */
  by: string | null
  /** The reader, in another window. */
  isOwn: boolean
}

export interface ConflictView extends Saver {
  /** Taken out of the trash by this post. */
  isRestored?: boolean
  differences: readonly SavedDifference[]
}

interface SaveConflictProps extends ConflictView {
  labels: Readonly<Record<string, string>>
  page: string
}

/** The form below holds the typed values; the server replaces those for which the saved one is chosen. */
export function SaveConflict({ by, isOwn, isRestored, differences, labels, page }: SaveConflictProps) {
  const { t } = useTranslation('dashboard')
  const isUndo = differences.some(({ changedBy }) => changedBy === 'undo')
  const isTyped = differences.some(({ changedBy }) => changedBy === 'both')
  const intro = by ? t('conflict.intro', { name: by }) : t('conflict.introUnknown')
  return (
    <SaveNoticeFrame
      tone="warn"
      title={t(isUndo ? 'conflict.undoTitle' : isOwn ? 'conflict.ownTitle' : 'conflict.title')}
    >
      <p>{isUndo ? t('conflict.undoIntro') : isOwn ? t('conflict.ownIntro') : intro}</p>
      {isRestored && <p>{t('conflict.restored')}</p>}
      <p>{t(isUndo && !isTyped ? 'conflict.undoDecide' : 'conflict.decide')}</p>
      <div className={styles.differences}>
        {differences.map((difference) => (
          <Choice key={difference.field} {...difference} isOwn={isOwn} label={jointLabel(labels, difference.fields)} />
        ))}
      </div>
      <p>
        {t(isUndo && !isTyped ? 'conflict.undoTheirsStands' : 'conflict.theirsStands')}{' '}
        <Link to={page} reloadDocument>
          {t('conflict.reload')}
        </Link>
      </p>
    </SaveNoticeFrame>
  )
}

/** Defaults to the saved value unless the user has typed another. */
function Choice({ field, label, changedBy, isOwn, theirs, mine }: SavedDifference & { label: string; isOwn: boolean }) {
  const { t } = useTranslation('dashboard')
  const id = useId()
  const name = `keep.${field}`
  const isTyped = changedBy === 'both'
  const mineLabel = t(isTyped ? 'conflict.mine' : 'conflict.former')
  return (
    <fieldset className={styles.difference} aria-describedby={isTyped ? id : undefined}>
      <legend>
        <JumpLink to={field}>{label}</JumpLink>
      </legend>
      {isTyped ? <small id={id}>{t(isOwn ? 'conflict.ownBoth' : 'conflict.both')}</small> : null}
      <div className={styles.sides}>
        <Side name={name} value="theirs" label={t('conflict.theirs')} field={field} text={theirs} isChosen={!isTyped} />
        <Side name={name} value="mine" label={mineLabel} field={field} text={mine} isChosen={isTyped} />
      </div>
    </fieldset>
  )
}

interface SideProps {
  name: string
  value: 'theirs' | 'mine'
  label: string
  field: string
  text: string | null
  isChosen: boolean
}

function Side({ name, value, label, field, text, isChosen }: SideProps) {
  const { t } = useTranslation('dashboard')
  return (
    <label className={styles.side}>
      <input type="radio" name={name} value={value} defaultChecked={isChosen} />
      <span>{label}</span>
      <span className={styles.text}>
        {isPictureName(field) && text ? <SavedPicture pictureKey={text} /> : (text ?? <em>{t('conflict.empty')}</em>)}
      </span>
    </label>
  )
}
