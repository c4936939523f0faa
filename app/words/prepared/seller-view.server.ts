import type { Assessment } from '#app/data/prepared/assessment.server.ts'
import { valuesOf } from '#app/data/properties/property-row.server.ts'
import type { PublicAgency } from '#app/domain/agency/agency.ts'
import { shownNumbers } from '#app/domain/agency/telephone.ts'
import type { Offer } from '#app/domain/offers/offer.ts'
import { coverOf } from '#app/domain/picture.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { PreparedFacts } from '#app/domain/saving/prepared-state.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { type Translator, translator } from '#app/i18n/server.ts'
import { dayText, momentText } from '#app/words/moments.server.ts'
import { codeAndPlace } from '#app/words/offer-view.server.ts'
import { differenceRows } from '#app/words/prepared/difference-rows.server.ts'
import type { FiguresView } from '#app/words/prepared/figures.server.ts'
import { ownersSentence, propertyLabels } from '#app/words/prepared/sentence-words.server.ts'
import type { ValueWriter } from '#app/words/saved-values.server.ts'

export interface Waiting {
  assessment: Assessment
  values: Partial<PropertyValues>
  note: string | null
  askedBy: string | null
  askedAt: Date | null
  digest: string
}

const agencyNames = ['agencyName', 'legalName', 'street', 'postalCode', 'city', 'phone', 'email'] as const

type NamedAgency = Pick<PublicAgency, (typeof agencyNames)[number]>

export function sellerAgency(agency: NamedAgency, locale: Locale) {
  return { ...pick(agency, agencyNames), phone: shownNumbers(agency.phone, locale) }
}

interface Shown {
  offer: Offer
  published: boolean
  sold: boolean
  agency: NamedAgency
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
    person: member && {
      ...pick(member, ['name', 'email', 'picture']),
      telephone: shownNumbers(member.telephone, locale),
    },
    release: waiting && releaseView(waiting, locale, write, t),
    released:
      released &&
      t('pages:seller.released', {
        approved: momentText(new Date(released.approvedAt), locale),
        moment: momentText(released.releasedAt, locale),
      }),
    figures,
    until: t('pages:seller.until', { date: dayText(expiresAt, locale) }),
    agency: sellerAgency(agency, locale),
  }
}

function releaseView({ assessment, ...waiting }: Waiting, locale: Locale, write: ValueWriter, t: Translator) {
  const { row, decision, facts, state } = assessment
  const { askedAt, askedBy } = waiting
  return {
    digest: waiting.digest,
    rows: differenceRows(valuesOf(row), waiting.values, propertyLabels(row, t), write),
    note: waiting.note,
    by: askedBy && askedAt ? `${askedBy}, ${momentText(askedAt, locale)}` : null,
    sentence: state.sentence,
    becomes: ownersSentence(assessment, locale),
    isApproved: state.isApproved,
    decision: decision && {
      id: decision.id,
      decision: decision.decision === 'approved' && !state.isApproved ? 'outdated' : decision.decision,
      words: decision.words,
      text: decidedText(facts, decision.decidedAt, locale, t),
    },
  }
}

function decidedText({ answer, coverage, approvedFor }: PreparedFacts, at: Date, locale: Locale, t: Translator) {
  const moment = momentText(at, locale)
  if (answer === 'declined') return t('pages:seller.decided.declined', { moment })
  if (coverage === 'this') return t('pages:seller.decided.approved', { moment })
  if (coverage === 'otherVersion') return t('pages:seller.decided.otherVersion', { moment })
  return approvedFor
    ? t('pages:seller.decided.dated', { moment, approved: momentText(approvedFor, locale) })
    : t('pages:seller.decided.undated', { moment })
}
