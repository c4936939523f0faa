import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { PropertyFieldName } from '#app/domain/properties/property.ts'
import type { PublishCandidate } from '#app/domain/properties/publish-candidate.ts'
import type { PublishRule, RuleDate } from '#app/domain/properties/publish-rule.ts'
import { missingForPublishing, type NamedRule, rulesAbout } from '#app/domain/properties/publish-rules.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { JumpLink } from '#app/ui/form/jump-link.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
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
  on: RuleDate | null
  doubts: readonly FieldDoubt[]
}

/** What publishing still needs and why, and probable slips, both as last saved. */
export function PublishChecklist({ propertyId, formId, candidate, on, doubts }: PublishChecklistProps) {
  const { t } = useTranslation('dashboard')
  const missingCount = candidate && on ? missingForPublishing(candidate, on).length : 0
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
      {candidate && on ? (
        <>
          <Rules weight="blocking" propertyId={propertyId} candidate={candidate} on={on} />
          <Rules weight="advice" propertyId={propertyId} candidate={candidate} on={on} />
          <Doubts doubts={doubts} />
        </>
      ) : null}
      {candidate && !candidate.published ? (
        <Button type="submit" form={formId} name="next" value="publish">
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
  on: RuleDate
}

function Rules({ weight, propertyId, candidate, on }: RulesProps) {
  const { t } = useTranslation('dashboard')
  const rules = rulesAbout(candidate, on).filter((rule) => rule.weight === weight)
  const unmetFirst = rules.toSorted((a, b) => Number(a.isMet(candidate)) - Number(b.isMet(candidate)))
  if (rules.length === 0) return null
  return (
    <>
      <h3>{t(`checklist.${weight}`)}</h3>
      <ul>
        {unmetFirst.map((rule) => (
          <RuleItem key={rule.name} rule={rule} propertyId={propertyId} candidate={candidate} />
        ))}
      </ul>
    </>
  )
}

interface RuleItemProps extends Omit<RulesProps, 'weight' | 'on'> {
  rule: NamedRule
}

function RuleItem({ rule, propertyId, candidate }: RuleItemProps) {
  const { t } = useTranslation('dashboard')
  const title = t(`rules.${rule.name}.title`)
  if (rule.isMet(candidate)) {
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
        <RuleLink rule={rule} propertyId={propertyId}>
          {rule.name === 'altTexts'
            ? t('checklist.picturesWithoutAlt', { count: candidate.picturesWithoutAlt })
            : title}
        </RuleLink>
        <span className="sr">, {t(isBlocking ? 'checklist.unmet' : 'checklist.advised')}</span>
        <small>{t(`rules.${rule.name}.reason`)}</small>
      </span>
    </li>
  )
}

/** Leads to a field of the form, or to the page of the pictures. */
export function RuleLink({ rule, propertyId, children }: { rule: NamedRule; propertyId: string; children: ReactNode }) {
  return rule.field === 'pictures' ? (
    <Link to={paths.dashboard.images(propertyId)}>{children}</Link>
  ) : (
    <JumpLink to={rule.field}>{children}</JumpLink>
  )
}

function Doubts({ doubts }: Pick<PublishChecklistProps, 'doubts'>) {
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
