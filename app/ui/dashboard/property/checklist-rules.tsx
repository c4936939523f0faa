import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { PublishCandidate } from '#app/domain/properties/publish-candidate.ts'
import type { PublishRule } from '#app/domain/properties/publish-rule.ts'
import { type NamedRule, publishRules, rulesAbout, unmetRules } from '#app/domain/properties/publish-rules.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { JumpLink } from '#app/ui/form/jump-link.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './publish-checklist.module.css'

interface RulesProps {
  weight: PublishRule['weight']
  propertyId: string
  formPage?: string | undefined
  candidate: PublishCandidate
  unmetOnceSaved: ReadonlySet<string> | null
  ruleDate: string
}

/** Unmet rules, and those that saving would break; met ones are only counted. */
export function Rules({ weight, propertyId, formPage, candidate, unmetOnceSaved, ruleDate }: RulesProps) {
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
            formPage={formPage}
            candidate={candidate}
            saving={!isUnmetThen(rule) ? 'mends' : now.includes(rule) ? 'leaves' : 'breaks'}
          />
        ))}
      </ul>
    </>
  )
}

interface UnmetRuleProps extends Pick<RulesProps, 'propertyId' | 'formPage' | 'candidate'> {
  rule: NamedRule
  saving: 'mends' | 'leaves' | 'breaks'
}

function UnmetRule({ rule, propertyId, formPage, candidate, saving }: UnmetRuleProps) {
  const { t } = useTranslation('dashboard')
  const isBlocking = rule.weight === 'blocking'
  const look = saving === 'mends' ? styles.met : isBlocking ? styles.missing : styles.advised
  return (
    <li className={look}>
      <Icon name={saving === 'mends' ? 'check' : isBlocking ? 'cross' : 'warning'} />
      <span>
        <RuleLink rule={rule} propertyId={propertyId} formPage={formPage}>
          {titleOf()}
        </RuleLink>
        <span className="sr">, {t(isBlocking ? 'checklist.unmet' : 'checklist.advised')}</span>
        {saving === 'leaves' ? null : <em>{t(`checklist.saving.${saving}`)}</em>}
        <small>{t(`rules.${rule.name}.reason`)}</small>
      </span>
    </li>
  )
  function titleOf() {
    if (rule.name === 'altTexts') return t('checklist.picturesWithoutAlt', { count: candidate.picturesWithoutAlt })
    if (rule.name === 'unexplainedPictures' && candidate.picturesUnexplained > 0)
      return t('checklist.picturesUnexplained', { count: candidate.picturesUnexplained })
    return t(`rules.${rule.name}.title`)
  }
}

export function MetRules({ candidate, ruleDate }: Pick<RulesProps, 'candidate' | 'ruleDate'>) {
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

interface RuleLinkProps extends Pick<RulesProps, 'propertyId' | 'formPage'> {
  rule: NamedRule
  children: ReactNode
}

export function RuleLink({ rule, propertyId, formPage, children }: RuleLinkProps) {
  if (rule.field === 'pictures') return <Link to={dashboardPaths.images(propertyId)}>{children}</Link>
  if (rule.field === 'latitude') return <Link to={dashboardPaths.location(propertyId)}>{children}</Link>
  if (formPage) return <Link to={`${formPage}#${rule.field}`}>{children}</Link>
  return <JumpLink to={rule.field}>{children}</JumpLink>
}
