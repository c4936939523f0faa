import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { PropertyEnglish } from '#app/domain/missing-texts.ts'
import type { PropertyFieldName } from '#app/domain/properties/property.ts'
import type { PublishCandidate } from '#app/domain/properties/publish-candidate.ts'
import type { PublishRule, RuleDate } from '#app/domain/properties/publish-rule.ts'
import {
  missingForPublishing,
  type NamedRule,
  publishRules,
  rulesAbout,
  unmetRules,
} from '#app/domain/properties/publish-rules.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { JumpLink } from '#app/ui/form/jump-link.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { EnglishTexts } from './english-texts.tsx'
import styles from './publish-checklist.module.css'

export const checklistId = 'checklist'

/** A probable slip, as a sentence, and the fields it is about. */
export interface FieldDoubt {
  text: string
  fields: readonly PropertyFieldName[]
}

interface PublishChecklistProps {
  propertyId: string
  /** The form that the button saves. */
  formId: string
  candidate: PublishCandidate | null
  /** The rules that would be unmet after saving what has been typed; null without scripts. */
  unmetOnceSaved: ReadonlySet<string> | null
  ruleDate: RuleDate | null
  doubts: readonly FieldDoubt[]
  english: PropertyEnglish | null
}

/** What publishing still needs and why, and probable slips, both as last saved. */
export function PublishChecklist({
  propertyId,
  formId,
  candidate,
  unmetOnceSaved,
  ruleDate,
  doubts,
  english,
}: PublishChecklistProps) {
  const { t } = useTranslation('dashboard')
  const missingCount = candidate && ruleDate ? missingForPublishing(candidate, ruleDate).length : 0
  const isPublic = candidate?.published && !candidate.sold
  const summary = () => {
    if (!candidate) return t('checklist.afterSaving')
    if (missingCount > 0) return t('checklist.missing', { count: missingCount })
    return isPublic ? t('checklist.published') : t('checklist.ready')
  }
  return (
    <section className={styles.checklist} id={checklistId} tabIndex={-1} aria-labelledby={`${checklistId}-title`}>
      <h2 id={`${checklistId}-title`}>{t('checklist.title')}</h2>
      <p>{summary()}</p>
      {candidate && !candidate.published ? (
        <Button type="submit" form={formId} name="next" value="publish">
          {t('form.saveAndPublish')}
        </Button>
      ) : null}
      {candidate && ruleDate ? (
        <>
          <Rules weight="blocking" {...{ propertyId, candidate, unmetOnceSaved, ruleDate }} />
          <Rules weight="advice" {...{ propertyId, candidate, unmetOnceSaved, ruleDate }} />
          <Doubts doubts={doubts} propertyId={propertyId} />
          {english ? <EnglishTexts {...english} propertyId={propertyId} isPublic={isPublic === true} /> : null}
          <MetRules candidate={candidate} ruleDate={ruleDate} />
        </>
      ) : null}
    </section>
  )
}

interface RulesProps {
  weight: PublishRule['weight']
  propertyId: string
  candidate: PublishCandidate
  unmetOnceSaved: ReadonlySet<string> | null
  ruleDate: RuleDate
}

/** What is not met, or would not be after saving; the rest is only counted. */
function Rules({ weight, propertyId, candidate, unmetOnceSaved, ruleDate }: RulesProps) {
  const { t } = useTranslation('dashboard')
  const now = unmetRules(candidate, ruleDate)
  const isUnmetThen = (rule: NamedRule) => unmetOnceSaved?.has(rule.name) ?? now.includes(rule)
  const rules = publishRules.filter((rule) => rule.weight === weight && (now.includes(rule) || isUnmetThen(rule)))
  if (rules.length === 0) return null
  return (
    <>
      <h3>{t(`checklist.${weight}`)}</h3>
      <ul>
        {rules.map((rule) => (
          <UnmetRule
            key={rule.name}
            rule={rule}
            propertyId={propertyId}
            candidate={candidate}
            saving={!isUnmetThen(rule) ? 'mends' : now.includes(rule) ? 'leaves' : 'breaks'}
          />
        ))}
      </ul>
    </>
  )
}

interface UnmetRuleProps extends Pick<RulesProps, 'propertyId' | 'candidate'> {
  rule: NamedRule
  /** What the next save does to it. */
  saving: 'mends' | 'leaves' | 'breaks'
}

function UnmetRule({ rule, propertyId, candidate, saving }: UnmetRuleProps) {
  const { t } = useTranslation('dashboard')
  const isBlocking = rule.weight === 'blocking'
  const look = saving === 'mends' ? styles.met : isBlocking ? styles.missing : styles.advised
  return (
    <li className={look}>
      <Icon name={saving === 'mends' ? 'check' : isBlocking ? 'cross' : 'warning'} />
      <span>
        <RuleLink rule={rule} propertyId={propertyId}>
          {rule.name === 'altTexts'
            ? t('checklist.picturesWithoutAlt', { count: candidate.picturesWithoutAlt })
            : t(`rules.${rule.name}.title`)}
        </RuleLink>
        <span className="sr">, {t(isBlocking ? 'checklist.unmet' : 'checklist.advised')}</span>
        {saving === 'leaves' ? null : <em>{t(`checklist.saving.${saving}`)}</em>}
        <small>{t(`rules.${rule.name}.reason`)}</small>
      </span>
    </li>
  )
}

function MetRules({ candidate, ruleDate }: Pick<RulesProps, 'candidate' | 'ruleDate'>) {
  const { t } = useTranslation('dashboard')
  const met = rulesAbout(candidate, ruleDate).filter((rule) => rule.isMet(candidate))
  if (met.length === 0) return null
  return (
    <details className={styles.fold}>
      <summary>
        <Icon name="check" />
        {t('checklist.metCount', { count: met.length })}
        <Icon name="chevron" />
      </summary>
      <ul>
        {met.map(({ name }) => (
          <li key={name} className={styles.met}>
            <Icon name="check" />
            {t(`rules.${name}.title`)}
          </li>
        ))}
      </ul>
      <Link to={dashboardPaths.rules}>{t('checklist.allRules')}</Link>
    </details>
  )
}

/** Leads to a field of the form, or to the page of the pictures or of the map. */
export function RuleLink({ rule, propertyId, children }: { rule: NamedRule; propertyId: string; children: ReactNode }) {
  if (rule.field === 'pictures') return <Link to={dashboardPaths.images(propertyId)}>{children}</Link>
  if (rule.field === 'latitude') return <Link to={dashboardPaths.location(propertyId)}>{children}</Link>
  return <JumpLink to={rule.field}>{children}</JumpLink>
}

function Doubts({ doubts, propertyId }: Pick<PublishChecklistProps, 'doubts' | 'propertyId'>) {
  const { t } = useTranslation(['dashboard', 'property'])
  if (doubts.length === 0) return null
  return (
    <>
      <h3>{t('checklist.doubts')}</h3>
      <ul>
        {doubts.map(({ text, fields }) => (
          <li key={text} className={styles.doubted}>
            <Icon name="notice" />
            <span>
              {text}
              <span className={styles.fields}>
                {fields.includes('latitude') ? (
                  <Link to={dashboardPaths.location(propertyId)}>{t('dashboard:location.checkOnMap')}</Link>
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
