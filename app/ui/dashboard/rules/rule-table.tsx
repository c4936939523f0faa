/** On narrow screens each row becomes a card. */
import type { Ground, PublishRule } from '#app/domain/properties/publish-rule.ts'
import type { PublishRuleName } from '#app/domain/properties/publish-rules.ts'
import { formatDate } from '#app/fields/format.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import ledger from '#app/ui/dashboard/frame/ledger.module.css'
import { TableHead } from '#app/ui/dashboard/lists/table-head.tsx'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import styles from './rule-table.module.css'

export type Effect = PublishRule['weight'] | 'coming'

interface ShownGround extends Omit<Ground, 'covers'> {
  hasBegun: boolean
}

interface ListedRule {
  name: PublishRuleName
  effect: Effect
  grounds: readonly ShownGround[]
  offerCount: number
}

export function RuleTable({ rules }: { rules: readonly ListedRule[] }) {
  const { t } = useTranslation('dashboard')
  const columns = t('rulesPage.table', { returnObjects: true })
  return (
    <section aria-labelledby="rules">
      <h2 className={styles.title} id="rules">
        {t('rulesPage.table.title')}
      </h2>
      <table className={`${ledger.ledger} ${styles.table}`} aria-labelledby="rules">
        <TableHead labels={[columns.rule, columns.source, columns.effect, columns.lacking]} />
        <tbody>
          {rules.map((rule) => (
            <Row key={rule.name} rule={rule} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ rule: { name, grounds, effect, offerCount } }: { rule: ListedRule }) {
  const { t } = useTranslation('dashboard')
  return (
    <tr>
      <th scope="row" className={styles.rule}>
        {t(`rules.${name}.title`)}
        <small>{t(`rules.${name}.reason`)}</small>
      </th>
      <td>
        {grounds.map((ground) => (
          <GroundOf key={`${ground.from} ${ground.source?.paragraph}`} ground={ground} />
        ))}
      </td>
      <td>
        <span className={styles[effect]}>{t(`rulesPage.effects.${effect}`)}</span>
      </td>
      <td className={styles.days}>
        {effect === 'coming' ? (
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

function GroundOf({ ground: { source, readOn, ...days } }: { ground: ShownGround }) {
  const { t } = useTranslation('dashboard')
  const validity = useValidity(days)
  const locale = useLocale()
  if (!source) return t('rulesPage.houseRule')
  const asOf = readOn && t('rulesPage.asOf', { date: formatDate(readOn, locale) })
  return (
    <p className={styles.ground}>
      <a href={source.url} rel="external noreferrer">
        {source.paragraph}
      </a>
      <small>{[validity, asOf].filter(Boolean).join(' · ')}</small>
    </p>
  )
}

function useValidity({ from, until, hasBegun }: Pick<ShownGround, 'from' | 'until' | 'hasBegun'>): string | null {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const days = { from: from && formatDate(from, locale), until: until && formatDate(until, locale) }
  if (from && until) return t('rulesPage.span', days)
  return from ? t(hasBegun ? 'rulesPage.since' : 'rulesPage.from', days) : null
}
