import type { AttentionKind } from '#app/domain/agency/attention.ts'
import type { ComingRules } from '#app/domain/agency/rehearsal.ts'
import { berlinDay } from '#app/domain/calendar.ts'
import { nameWithPlace } from '#app/domain/offers/place-name.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { PublishRuleName } from '#app/domain/properties/publish-rules.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import type { IconName } from '#app/ui/parts/icon.tsx'
import type { AttentionEntry } from './attention-list.tsx'

export interface StockNotice {
  kind: AttentionKind
  property: Pick<PropertyValues, 'name' | 'propertyNumber' | 'city' | 'district'> & { id: string }
  /** The number of blocking rules that are not met. */
  missingCount: number
  /** The day the certificate expires, ISO. */
  date: string | null
}

/** About an enquiry's undelivered parcel or, without an enquiry, the weekly mail. */
export interface DeliveryNotice {
  enquiryId: string | null
  name: string | null
  propertyName: string | null
  /** Null once given up. */
  nextAttemptAt: Date | string | null
  attempts: number
  /** In German. */
  lastError: string | null
}

interface Counted {
  count: number
  oldest: Date | string | null
}

/** From the layout, which counts it for the side bar. */
export interface WaitingWork {
  newEnquiries: Counted
  waitingImports: Counted
}

export interface Deletions {
  count: number
  /** The day by which all of them will be deleted, ISO. */
  until: string
}

const looks = {
  offerLacks: { tone: 'bad', icon: 'warning' },
  certificateExpired: { tone: 'bad', icon: 'warning' },
  certificateExpires: { tone: 'warn', icon: 'warning' },
  draftLacks: { tone: 'warn', icon: 'pen' },
} as const satisfies Record<AttentionKind, { tone: AttentionEntry['tone']; icon: IconName }>

/** The most pressing first. */
export function useAttentionEntries(waiting: {
  undelivered: readonly DeliveryNotice[]
  newEnquiries: Counted
  waitingImports: Counted
  deletions: Deletions | null
  /** What is missing in wrangler.toml before mails may go to visitors. */
  visitorMails: string | null
  isAdmin: boolean
  coming: readonly ComingRules[]
  advised: { offers: number; rules: readonly PublishRuleName[] }
  /** Offers whose English texts are old, or missing. */
  texts: { stale: number; missing: number }
  stock: readonly StockNotice[]
  /** When the page was made, ISO. */
  now: string
}): AttentionEntry[] {
  const { t } = useTranslation('dashboard')
  const { near, date, dateInWords } = useMoments()
  const namesOf = (rules: readonly PublishRuleName[]) => rules.map((rule) => t(`rules.${rule}.title`)).join(', ')
  const { count, oldest } = waiting.newEnquiries

  function deliveryWords({ enquiryId, name, propertyName, nextAttemptAt, attempts, lastError }: DeliveryNotice) {
    const next = nextAttemptAt
      ? t('attention.nextAttempt', { moment: near(nextAttemptAt, waiting.now) })
      : t('attention.givenUp', { count: attempts })
    if (enquiryId === null || name === null) {
      return { text: t('attention.noticeUndelivered'), note: [lastError, next].filter(Boolean).join(' · ') }
    }
    const about = propertyName ? t('attention.about', { name, property: propertyName }) : name
    const to = dashboardPaths.enquiry(enquiryId)
    return { text: t('attention.undelivered'), note: [about, next].join('. '), to, act: t('attention.look') }
  }

  return [
    ...waiting.undelivered.map((parcel, place) => ({
      key: `delivery-${place}`,
      tone: 'bad' as const,
      icon: 'mail' as const,
      ...deliveryWords(parcel),
    })),
    ...(oldest
      ? [
          {
            key: 'enquiries',
            tone: 'info' as const,
            icon: 'inbox' as const,
            text: t('attention.newEnquiries', { count }),
            note: t('attention.oldest', { count, moment: near(oldest, waiting.now) }),
            to: `${dashboardPaths.enquiries}?status=new`,
            act: t('attention.answer'),
          },
        ]
      : []),
    ...(waiting.waitingImports.oldest
      ? [
          {
            key: 'imports',
            tone: 'info' as const,
            icon: 'exchange' as const,
            text: t('attention.waitingImports', { count: waiting.waitingImports.count }),
            note: t('attention.oldest', {
              count: waiting.waitingImports.count,
              moment: near(waiting.waitingImports.oldest, waiting.now),
            }),
            to: dashboardPaths.exchange,
            act: t('attention.checkImports'),
          },
        ]
      : []),
    ...(waiting.deletions
      ? [
          {
            key: 'deletions',
            tone: 'info' as const,
            icon: 'trash' as const,
            text:
              waiting.deletions.until > berlinDay(new Date(waiting.now))
                ? t('attention.deletions', { count: waiting.deletions.count, date: date(waiting.deletions.until) })
                : t('attention.deletionsTonight', { count: waiting.deletions.count }),
            note: t('attention.deletionsWhy'),
            to: `${dashboardPaths.enquiries}?leaving=1`,
            act: t('attention.look'),
          },
        ]
      : []),
    ...(waiting.visitorMails
      ? [
          {
            key: 'visitorMails',
            tone: 'info' as const,
            icon: 'mail' as const,
            text: t('attention.visitorMails'),
            note: t('attention.visitorMailsWhy', { name: waiting.visitorMails }),
            ...(waiting.isAdmin && { to: `${dashboardPaths.settings}#enquiryReceipt`, act: t('attention.toSettings') }),
          },
        ]
      : []),
    ...waiting.coming.map(({ from, daysLeft, rules, offerCount }) => ({
      key: `rules-${from}`,
      tone: daysLeft > 7 ? ('info' as const) : ('warn' as const),
      icon: 'rules' as const,
      text: t('attention.comingRules', { count: daysLeft, date: dateInWords(from), rules: namesOf(rules) }),
      note: offerCount > 0 ? t('attention.comingOffers', { count: offerCount }) : t('attention.comingNone'),
      to: `${dashboardPaths.rules}?on=${from}`,
      act: t('attention.look'),
    })),
    ...waiting.stock.map(({ kind, property, missingCount: count, date: until }) => ({
      key: `${kind}-${property.id}`,
      ...looks[kind],
      text: t(`attention.${kind}`, { number: property.propertyNumber, count, date: until ? date(until) : '' }),
      note: nameWithPlace(property),
      to: dashboardPaths.property(property.id),
      act: t(`attention.acts.${kind}`),
    })),
    ...(waiting.advised.offers > 0
      ? [
          {
            key: 'advised',
            tone: 'info' as const,
            icon: 'pen' as const,
            text: t('attention.advised', { count: waiting.advised.offers }),
            note: namesOf(waiting.advised.rules),
            to: `${dashboardPaths.properties}?tab=published&lacks=advice`,
            act: t('attention.look'),
          },
        ]
      : []),
    ...(['stale', 'missing'] as const).flatMap((state) => {
      const count = waiting.texts[state]
      if (count === 0) return []
      return {
        key: `texts-${state}`,
        tone: 'info' as const,
        icon: 'pen' as const,
        text: t(state === 'stale' ? 'attention.textsStale' : 'attention.textsMissing', { count }),
        note: t(state === 'stale' ? 'attention.textsStaleNote' : 'attention.textsMissingNote'),
        to: `${dashboardPaths.properties}?tab=published&english=${state}`,
        act: t('attention.look'),
      }
    }),
  ]
}
