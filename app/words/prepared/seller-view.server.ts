import type { Assessment } from '#app/data/prepared/release.server.ts'
import { valuesOf } from '#app/data/properties/property-row.server.ts'
import type { AgencyCard } from '#app/domain/agency/agency.ts'
import { berlinTime } from '#app/domain/calendar.ts'
import type { Offer } from '#app/domain/offers/offer.ts'
import { coverOf } from '#app/domain/picture.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { type Translator, translator } from '#app/i18n/server.ts'
import { dayText, momentText } from '#app/words/moments.server.ts'
import { codeAndPlace } from '#app/words/offer-view.server.ts'
import { differenceRows } from '#app/words/prepared/difference-rows.server.ts'
import type { FiguresView } from '#app/words/prepared/figures.server.ts'
import { propertyLabels } from '#app/words/prepared/obstacle-words.server.ts'
import type { ValueWriter } from '#app/words/saved-values.server.ts'

export interface Waiting {
  assessment: Assessment
  values: Partial<PropertyValues>
  releaseAt: Date | null
  note: string | null
  askedBy: string | null
  askedAt: Date | null
  digest: string
}

const agencyNames = ['agencyName', 'legalName', 'street', 'postalCode', 'city', 'phone', 'email'] as const

interface Shown {
  offer: Offer
  published: boolean
  sold: boolean
  agency: Pick<AgencyCard, (typeof agencyNames)[number]>
  /** Null if nothing waits. */
  waiting: Waiting | null
  /** What the reader approved last. */
  released: { approvedAt: number; releasedAt: Date } | null
  figures: FiguresView
  expiresAt: Date
  write: ValueWriter
}

export type SellerView = ReturnType<typeof sellerView>

export function sellerView(
  { offer, published, sold, agency, waiting, released, figures, expiresAt, write }: Shown,
  locale: Locale,
) {
  const t = translator(locale)
  const words = t('pages:seller', { returnObjects: true })
  const { member, publishedAt } = offer
  const state = sold ? words.states.sold : published ? words.states.online : words.states.draft
  return {
    words,
    title: offer.name,
    place: codeAndPlace(offer),
    state: {
      isOnline: published && !sold,
      text:
        published && !sold && publishedAt
          ? t('pages:seller.states.since', { date: dayText(publishedAt, locale) })
          : state,
      number: t('pages:seller.number', { number: offer.propertyNumber }),
    },
    cover: coverOf(offer.pictures) ?? null,
    person: member && pick(member, ['name', 'telephone', 'email', 'picture']),
    release: waiting && releaseView(waiting, locale, write, t),
    released:
      released &&
      t('pages:seller.released', {
        approved: momentText(new Date(released.approvedAt), locale),
        moment: momentText(released.releasedAt, locale),
      }),
    figures,
    until: t('pages:seller.until', { date: dayText(expiresAt, locale) }),
    agency: pick(agency, agencyNames),
  }
}

function releaseView({ assessment, ...waiting }: Waiting, locale: Locale, write: ValueWriter, t: Translator) {
  const { row, decision } = assessment
  const { releaseAt, askedAt, askedBy } = waiting
  const moment = releaseAt && momentText(releaseAt, locale)
  const isPast = releaseAt !== null && releaseAt <= new Date()
  const isOfAnother = decision?.decision === 'approved' && decision.digest !== waiting.digest
  const decided = isOfAnother ? 'outdated' : decision?.decision
  return {
    digest: waiting.digest,
    rows: differenceRows(valuesOf(row), waiting.values, propertyLabels(row, t), write),
    note: waiting.note,
    by: askedBy && askedAt ? `${askedBy}, ${momentText(askedAt, locale)}` : null,
    planned: planned(moment, isPast, t),
    decision: decision &&
      decided && {
        id: decision.id,
        decision: decided,
        words: decision.words,
        text: t(`pages:seller.decided.${decided}`, { moment: momentText(decision.decidedAt, locale) }),
        next: decided === 'approved' ? planned(moment, isPast, t, 'approvedPlanned') : null,
      },
    day: releaseAt && berlinTime(releaseAt).slice(0, 10),
  }
}

function planned(
  moment: string | null,
  isPast: boolean,
  t: Translator,
  key: 'planned' | 'approvedPlanned' = 'planned',
) {
  if (!moment) return t(key === 'planned' ? 'pages:seller.unplanned' : 'pages:seller.approvedUnplanned')
  return isPast ? t('pages:seller.pastDate', { moment }) : t(`pages:seller.${key}`, { moment })
}
