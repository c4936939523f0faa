import { Link } from '@remix-run/react'
import {
  missingForPublishing,
  type PublishCandidate,
  type PublishRule,
  publishRules,
} from '#app/domain/publish-rules.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { JumpLink } from '#app/ui/form/jump-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './publish-checklist.module.css'

/** The id of the list, for links to it. */
export const checklistId = 'checklist'

interface PublishChecklistProps {
  propertyId: string
  /** The form that the button saves. */
  formId: string
  candidate: PublishCandidate | null
}

type Rule = (typeof publishRules)[number]

/** What is missing for publishing and why, as far as it was saved. */
export function PublishChecklist({ propertyId, formId, candidate }: PublishChecklistProps) {
  const { t } = useTranslation('dashboard')
  const missingCount = candidate ? missingForPublishing(candidate).length : 0
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
      {candidate ? (
        <>
          <Rules weight="blocking" propertyId={propertyId} candidate={candidate} />
          <Rules weight="advice" propertyId={propertyId} candidate={candidate} />
        </>
      ) : null}
      {candidate && !candidate.published ? (
        <Button type="submit" form={formId} name="next" value="publish" disabled={missingCount > 0}>
          {t('form.saveAndPublish')}
        </Button>
      ) : null}
    </section>
  )
}

interface RulesProps {
  weight: PublishRule['weight']
  propertyId: string
  candidate: PublishCandidate
}

function Rules({ weight, propertyId, candidate }: RulesProps) {
  const { t } = useTranslation('dashboard')
  const rules = publishRules.filter((rule) => rule.weight === weight && concerns(rule, candidate))
  const unmetFirst = rules.toSorted((a, b) => Number(a.isMet(candidate)) - Number(b.isMet(candidate)))
  if (rules.length === 0) return null
  return (
    <>
      <h3>{t(`checklist.${weight}`)}</h3>
      <ul>
        {unmetFirst.map((rule) => (
          <RuleItem key={rule.name} rule={rule} isMet={rule.isMet(candidate)} propertyId={propertyId} />
        ))}
      </ul>
    </>
  )
}

function RuleItem({ rule, isMet, propertyId }: { rule: Rule; isMet: boolean; propertyId: string }) {
  const { t } = useTranslation('dashboard')
  const title = t(`rules.${rule.name}.title`)
  if (isMet) {
    return (
      <li className={styles.met}>
        <Icon name="check" />
        <span>
          {title}
          <span className="sr">, {t('checklist.met')}</span>
        </span>
      </li>
    )
  }
  const isBlocking = rule.weight === 'blocking'
  return (
    <li className={isBlocking ? styles.missing : styles.advised}>
      <Icon name={isBlocking ? 'cross' : 'warning'} />
      <span>
        {rule.field === 'pictures' ? (
          <Link to={paths.dashboard.images(propertyId)}>{title}</Link>
        ) : (
          <JumpLink to={rule.field}>{title}</JumpLink>
        )}
        <span className="sr">, {t(isBlocking ? 'checklist.unmet' : 'checklist.advised')}</span>
        <small>{t(`rules.${rule.name}.reason`)}</small>
      </span>
    </li>
  )
}

/** A rule that is met because it is about something else, such as the rent of a house for sale, is not worth a line. */
function concerns(rule: Rule, candidate: PublishCandidate): boolean {
  if (!rule.isMet(candidate)) return true
  return rule.field === 'pictures' ? candidate.pictureCount > 0 : candidate[rule.field] !== null
}
