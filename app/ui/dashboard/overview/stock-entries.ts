import type { AttentionKind } from '#app/domain/agency/attention.ts'
import type { ComingRules } from '#app/domain/agency/rehearsal.ts'
import { nameWithPlace } from '#app/domain/offers/place-name.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { PublishRuleName } from '#app/domain/properties/publish-rules.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { chipWord } from '#app/ui/dashboard/prepared/prepared-state.tsx'
import type { PreparedSays } from '#app/ui/dashboard/prepared/prepared-view.ts'
import type { IconName } from '#app/ui/parts/icon.tsx'
import type { AttentionEntry } from './attention-list.tsx'
import type { AttentionWords } from './use-attention-words.ts'

export interface StockNotice {
  kind: AttentionKind
  property: Pick<PropertyValues, 'name' | 'propertyNumber' | 'city' | 'district'> & { id: string }
  missingCount: number
  /** The day the certificate expires, ISO. */
  date: string | null
}

export interface PreparedNotice extends Pick<PropertyValues, 'name' | 'propertyNumber' | 'city' | 'district'> {
  id: string
  prepared: PreparedSays
}

export function preparedEntries(noticed: readonly PreparedNotice[], { t }: AttentionWords): AttentionEntry[] {
  return noticed.map(({ id, prepared, ...property }) => ({
    key: `prepared-${id}`,
    ...preparedLooks[prepared.chip],
    text: t('attention.prepared', {
      state: t(`prepared.states.${chipWord(prepared)}`),
      number: property.propertyNumber,
    }),
    note: `${nameWithPlace(property)}. ${prepared.text}`,
    prepared,
    to: dashboardPaths.prepared(id),
    act: t('attention.look'),
  }))
}

const preparedLooks = {
  overdue: { tone: 'bad', icon: 'warning' },
  conflict: { tone: 'bad', icon: 'warning' },
  draft: { tone: 'warn', icon: 'warning' },
  asked: { tone: 'warn', icon: 'pen' },
  declined: { tone: 'warn', icon: 'pen' },
  approved: { tone: 'info', icon: 'check' },
} as const satisfies Record<PreparedSays['chip'], { tone: AttentionEntry['tone']; icon: IconName }>

const looks = {
  offerLacks: { tone: 'bad', icon: 'warning' },
  certificateExpired: { tone: 'bad', icon: 'warning' },
  certificateExpires: { tone: 'warn', icon: 'warning' },
  draftLacks: { tone: 'warn', icon: 'pen' },
} as const satisfies Record<AttentionKind, { tone: AttentionEntry['tone']; icon: IconName }>

export function comingRuleEntries(coming: readonly ComingRules[], { t, ...words }: AttentionWords): AttentionEntry[] {
  return coming.map(({ from, daysLeft, rules, offerCount, exemptCount }) => ({
    key: `rules-${from}`,
    tone: daysLeft > 7 ? 'info' : 'warn',
    icon: 'rules',
    text: t('attention.comingRules', { count: daysLeft, date: words.dateInWords(from), rules: ruleTitles(rules, t) }),
    note: [
      t('attention.comingOffers', { count: offerCount }),
      ...(exemptCount > 0 ? [t('attention.comingExempt', { count: exemptCount })] : []),
      t('attention.comingStays'),
    ].join(' '),
    to: `${dashboardPaths.rules}?on=${from}`,
    act: t('attention.look'),
  }))
}

export function stockEntries(stock: readonly StockNotice[], { t, date }: AttentionWords): AttentionEntry[] {
  return stock.map(({ kind, property, missingCount: count, date: until }) => ({
    key: `${kind}-${property.id}`,
    ...looks[kind],
    text: t(`attention.${kind}`, { number: property.propertyNumber, count, date: until ? date(until) : '' }),
    note: nameWithPlace(property),
    to: dashboardPaths.property(property.id),
    act: t(`attention.acts.${kind}`),
  }))
}

export interface AdvisedOffers {
  offers: number
  rules: readonly PublishRuleName[]
}

export function advisedEntry({ offers, rules }: AdvisedOffers, { t }: AttentionWords): AttentionEntry | null {
  if (offers === 0) return null
  return {
    key: 'advised',
    tone: 'info',
    icon: 'pen',
    text: t('attention.advised', { count: offers }),
    note: ruleTitles(rules, t),
    to: `${dashboardPaths.properties}?tab=published&lacks=advice`,
    act: t('attention.look'),
  }
}

/** `count` offers have English texts that are older than the German ones, or none. */
export function englishEntry(state: 'stale' | 'missing', count: number, { t }: AttentionWords): AttentionEntry | null {
  if (count === 0) return null
  return {
    key: `texts-${state}`,
    tone: 'info',
    icon: 'pen',
    text: t(state === 'stale' ? 'attention.textsStale' : 'attention.textsMissing', { count }),
    note: t(state === 'stale' ? 'attention.textsStaleNote' : 'attention.textsMissingNote'),
    to: `${dashboardPaths.properties}?tab=published&english=${state}`,
    act: t('attention.look'),
  }
}

function ruleTitles(rules: readonly PublishRuleName[], t: AttentionWords['t']): string {
  return rules.map((rule) => t(`rules.${rule}.title`)).join(', ')
}
