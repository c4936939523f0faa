/** On narrow screens each row becomes a card. */
import { Link } from '@remix-run/react'
import type { PublishRule } from '#app/domain/properties/publish-rule.ts'
import type { PublishRuleName } from '#app/domain/properties/publish-rules.ts'
import { formatDate } from '#app/fields/format.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import ledger from '#app/ui/dashboard/frame/ledger.module.css'
import { TableHead } from '#app/ui/dashboard/lists/table-head.tsx'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import styles from './rule-table.module.css'

export type Effect = PublishRule['weight'] | 'coming' | 'off' | 'over'

interface ListedRule extends Pick<PublishRule, 'from' | 'until' | 'source' | 'readOn'> {
  name: PublishRuleName
  effect: Effect
  hasBegun: boolean
  offerCount: number
}

interface RuleTableProps {
  rules: readonly ListedRule[]
  isAdmin: boolean
  isUnverifiedOff: boolean
}

export function RuleTable({ rules, isAdmin, isUnverifiedOff }: RuleTableProps) {
  const { t } = useTranslation('dashboard')
  const columns = t('rulesPage.table', { returnObjects: true })
  return (
    <section aria-labelledby="rules">
      <h2 className={styles.title} id="rules">
        {t('rulesPage.table.title')}
      </h2>
      {isUnverifiedOff ? (
        <p className={styles.note}>
          {t('rulesPage.offHint')}{' '}
          {isAdmin ? <Link to={`${dashboardPaths.settings}#futureEnergyRules`}>{t('rulesPage.settings')}</Link> : null}
        </p>
      ) : null}
      <table className={`${ledger.ledger} ${styles.table}`} aria-labelledby="rules">
        <TableHead labels={[columns.rule, columns.source, columns.effect, columns.validity, columns.lacking]} />
        <tbody>
          {rules.map((rule) => (
            <Row key={rule.name} rule={rule} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ rule: { name, source, readOn, effect, offerCount, ...days } }: { rule: ListedRule }) {
  const { t } = useTranslation('dashboard')
  const validity = useValidity(days)
  const locale = useLocale()
  const reading = readOn ? t('rulesPage.readOn', { date: formatDate(readOn, locale) }) : t('rulesPage.unread')
  return (
    <tr>
      <th scope="row" className={styles.rule}>
        {t(`rules.${name}.title`)}
        <small>{t(`rules.${name}.reason`)}</small>
      </th>
      <td>
        {source ? (
          <>
            <a href={source.url} rel="external noreferrer">
              {source.paragraph}
            </a>
            <small>{reading}</small>
          </>
        ) : (
          t('rulesPage.houseRule')
        )}
      </td>
      <td>
        <span className={styles[effect]}>{t(`rulesPage.effects.${effect}`)}</span>
      </td>
      <td className={styles.days}>{validity}</td>
      <td className={styles.days}>
        {effect === 'coming' || effect === 'off' || effect === 'over' ? (
          '–'
        ) : (
          <>
            <span className={styles.label}>{t('rulesPage.table.lacking')} </span>
            {offerCount > 0 ? t('rulesPage.lacking', { count: offerCount }) : t('rulesPage.nobody')}
          </>
        )}
      </td>
    </tr>
  )
}

function useValidity({ from, until, hasBegun }: Pick<ListedRule, 'from' | 'until' | 'hasBegun'>): string {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const days = { from: from && formatDate(from, locale), until: until && formatDate(until, locale) }
  if (from && until) return t('rulesPage.span', days)
  if (from) return t(hasBegun ? 'rulesPage.since' : 'rulesPage.from', days)
  return until ? t('rulesPage.until', days) : t('rulesPage.always')
}
