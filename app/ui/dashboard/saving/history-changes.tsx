import { Form } from '@remix-run/react'
import { isPictureName } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './history-changes.module.css'
import { SavedPicture } from './saved-picture.tsx'

interface TextPart {
  text: string
  kind: 'same' | 'del' | 'ins'
}

export interface HistoryChange {
  field: string
  label: string
  isLong: boolean
  /** In words; null for an empty field. */
  before: string | null
  after: string | null
  /** What differs in long texts, unless that is nearly everything. */
  passage: Readonly<Record<'before' | 'after', readonly TextPart[]>> | null
  /** `same` when the former value is stored again. */
  way: 'open' | 'same' | 'none'
}

interface ChangesProps {
  changes: readonly HistoryChange[]
  action: string
  labelledBy: string
}

export function Changes({ changes, action, labelledBy }: ChangesProps) {
  const { t } = useTranslation('dashboard')
  return (
    <table className={styles.changes} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('history.field')}</th>
          <th scope="col">{t('history.before')}</th>
          <th scope="col">{t('history.after')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{change.label}</th>
            <Values {...change} />
            <td className={styles.way}>
              <Restoration {...change} action={action} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Restoration({ field, label, before, way, action }: HistoryChange & { action: string }) {
  const { t } = useTranslation('dashboard')
  if (way === 'none') return null
  if (way === 'same') return <small>{t('history.isCurrent')}</small>
  const value =
    before === null ? t('conflict.empty') : isPictureName(field) ? t('history.formerPicture') : before.slice(0, 80)
  return (
    <Form method="post" action={action} preventScrollReset>
      <button type="submit" name="field" value={field} aria-label={t('history.bringBackNamed', { label, value })}>
        <Icon name="restore" />
        {t('history.bringBack')}
      </button>
    </Form>
  )
}

function Values({ field, isLong, before, after, passage }: HistoryChange) {
  const { t } = useTranslation('dashboard')
  if (!isLong || (!before && !after)) {
    return (
      <>
        <td data-label={t('history.before')}>
          <Value field={field} text={before} />
        </td>
        <td data-label={t('history.after')}>
          <Value field={field} text={after} />
        </td>
      </>
    )
  }
  return (
    <td colSpan={2}>
      {passage ? (
        <div className={styles.passages}>
          <Parts parts={passage.before} />
          <Parts parts={passage.after} />
        </div>
      ) : null}
      <Texts before={before} after={after} />
    </td>
  )
}

/** Struck through what went, marked what came. */
function Parts({ parts }: { parts: readonly TextPart[] }) {
  return (
    <p>
      {parts.map(({ text, kind }, place) => {
        const Mark = kind === 'same' ? 'span' : kind
        const key = `${place} ${text}`
        return <Mark key={key}>{text}</Mark>
      })}
    </p>
  )
}

/** Folded, so that one long text does not hide the other changes. */
function Texts({ before, after }: Pick<HistoryChange, 'before' | 'after'>) {
  const { t } = useTranslation('dashboard')
  return (
    <details>
      <summary>
        {t('history.showText')}
        <Icon name="chevron" />
      </summary>
      <dl>
        <dt>{t('history.before')}</dt>
        <dd>
          <Value text={before} />
        </dd>
        <dt>{t('history.after')}</dt>
        <dd>
          <Value text={after} />
        </dd>
      </dl>
    </details>
  )
}

function Value({ field, text }: { field?: string; text: string | null }) {
  const { t } = useTranslation('dashboard')
  if (isPictureName(field) && text) return <SavedPicture pictureKey={text} />
  return text ?? <em>{t('conflict.empty')}</em>
}
