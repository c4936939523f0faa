import { Link } from '@remix-run/react'
import type { PropertyEnglish } from '#app/domain/missing-texts.ts'
import { closingOf } from '#app/domain/properties/closing.ts'
import type { PropertyFieldName } from '#app/domain/properties/property.ts'
import type { PublishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { missingForPublishing, publishRules } from '#app/domain/properties/publish-rules.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { JumpLink } from '#app/ui/form/jump-link.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { MetRules, Rules } from './checklist-rules.tsx'
import { EnglishTexts } from './english-texts.tsx'
import styles from './publish-checklist.module.css'

export const checklistId = 'checklist'

/** A probable slip, as a sentence, and the fields it is about. */
export interface FieldDoubt {
  text: string
  fields: readonly PropertyFieldName[]
  prose?: { key: string; before: string; words: string; after: string }
}

interface PublishChecklistProps {
  propertyId: string
  /** The form that the button saves. */
  formId: string
  /** The page of the fields, if it is another. */
  formPage?: string
  /** Whether the form only prepares, so that no button may save it. */
  isPreparing?: boolean
  candidate: PublishCandidate | null
  /** The rules that would be unmet after saving what has been typed; null without scripts. */
  unmetOnceSaved: ReadonlySet<string> | null
  ruleDate: string | null
  doubts: readonly FieldDoubt[]
  english: PropertyEnglish | null
}

export function PublishChecklist({
  propertyId,
  formId,
  formPage,
  isPreparing = false,
  candidate,
  unmetOnceSaved,
  ruleDate,
  doubts,
  english,
}: PublishChecklistProps) {
  const { t } = useTranslation('dashboard')
  const missingCount = candidate && !candidate.sold && ruleDate ? missingForPublishing(candidate, ruleDate).length : 0
  const isPublic = candidate?.published && !candidate.sold
  const isBlocked =
    unmetOnceSaved && !candidate?.sold
      ? publishRules.some(({ name, weight }) => weight === 'blocking' && unmetOnceSaved.has(name))
      : missingCount > 0
  const summary = () => {
    if (!candidate) return t('checklist.afterSaving')
    if (candidate.sold) return t('checklist.closed')
    if (missingCount > 0) return t('checklist.missing', { count: missingCount })
    return isPublic ? t('checklist.published') : t('checklist.ready')
  }
  return (
    <section className={styles.checklist} id={checklistId} tabIndex={-1} aria-labelledby={`${checklistId}-title`}>
      <h2 id={`${checklistId}-title`}>{t('checklist.title')}</h2>
      <p>{summary()}</p>
      {candidate && !candidate.published && !isPreparing ? (
        <Button type="submit" form={formId} variant={isBlocked ? 'quiet' : 'primary'} name="next" value="publish">
          {t('form.saveAndPublish')}
        </Button>
      ) : null}
      {candidate?.published && !formPage && !isPreparing ? (
        <div className={styles.acts}>
          {candidate.sold ? null : (
            <Button type="submit" form={formId} variant="quiet" name="next" value="sell">
              {t(`form.saveAndClosed.${closingOf(candidate)}`)}
            </Button>
          )}
          <Button type="submit" form={formId} variant="quiet" name="next" value="unpublish">
            {t('form.saveAndUnpublish')}
          </Button>
        </div>
      ) : null}
      {candidate && !candidate.sold && ruleDate ? (
        <>
          <Rules weight="blocking" {...{ propertyId, formPage, candidate, unmetOnceSaved, ruleDate }} />
          <Rules weight="advice" {...{ propertyId, formPage, candidate, unmetOnceSaved, ruleDate }} />
          <Doubts doubts={doubts} propertyId={propertyId} />
          {english ? <EnglishTexts {...english} propertyId={propertyId} isPublic={isPublic === true} /> : null}
          <MetRules candidate={candidate} ruleDate={ruleDate} />
        </>
      ) : null}
    </section>
  )
}

function Doubts({ doubts, propertyId }: Pick<PublishChecklistProps, 'doubts' | 'propertyId'>) {
  const { t } = useTranslation(['dashboard', 'property'])
  if (doubts.length === 0) return null
  return (
    <>
      <h3>{t('checklist.doubts')}</h3>
      <ul>
        {doubts.map(({ text, fields, prose }) => (
          <li key={text + fields.join() + prose?.key} className={styles.doubted} data-prose={prose?.key}>
            <Icon name="notice" />
            <span>
              {prose ? (
                <q>
                  {prose.before}
                  <mark>{prose.words}</mark>
                  {prose.after}
                </q>
              ) : null}
              {text}
              <span className={styles.fields}>
                {fields.includes('latitude') ? (
                  <Link to={dashboardPaths.location(propertyId)}>{t('dashboard:location.checkOnMap')}</Link>
                ) : null}
                {fields.length === 0 ? (
                  <Link to={dashboardPaths.images(propertyId)}>{t('dashboard:property.pictures')}</Link>
                ) : null}
                {fields.map((field) => (
                  <JumpLink key={field} to={field}>
                    {t(`property:fields.${field}`)}
                  </JumpLink>
                ))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
