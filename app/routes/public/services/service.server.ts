import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import type { Database } from '#app/data/database.server.ts'
import { type Service, serviceMemberQuery } from '#app/data/offers/services.server.ts'
import { type Query, runBatch } from '#app/data/queries.server.ts'
import type { AgencyFieldName } from '#app/domain/agency/agency.ts'
import { langOf } from '#app/domain/lang-of.ts'
import type { OfferTile, ReferenceTile } from '#app/domain/offers/offer.ts'
import { nameWithPlace } from '#app/domain/offers/place-name.ts'
import { breadcrumbNode, questionsNode } from '#app/domain/offers/structured-data.ts'
import type { Locale } from '#app/fields/locale.ts'
import { readSite, translatorFor } from '#app/http/own-words.server.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { localeOf } from '#app/i18n/server.ts'
import { typeset } from '#app/i18n/typeset.ts'
import { paths } from '#app/paths/public.ts'
import { shownPerson } from '#app/words/shown/people.server.ts'
import { bareCover } from '#app/words/shown/picture-labels.server.ts'
import { phraseOf } from '#app/words/texts/authored.server.ts'

const tileCount = 3

/** Mentioned with a service when prices are agreed. */
const rateNames = {
  sales: ['sellerCommission', 'buyerCommission'],
  rentals: ['rentalFee'],
  newBuild: [],
} as const satisfies Record<Service, readonly AgencyFieldName[]>

export async function readService<Example extends ReferenceTile | OfferTile, Shown>(
  { request, context }: LoaderFunctionArgs,
  service: Service,
  examplesQuery: (db: Database, locale: Locale, limit: number) => Query<Example[]>,
  show: (examples: readonly Example[], locale: Locale) => Shown[],
  addressOf: (id: string) => string,
) {
  const { db, config } = context
  const locale = await localeOf(request)
  const [t, { agency }, { member, examples }] = await Promise.all([
    translatorFor(context, locale, service),
    readSite(context, locale),
    runBatch(db, {
      member: serviceMemberQuery(db, locale, service),
      examples: examplesQuery(db, locale, tileCount + 1),
    }),
  ])
  const words = t(`pages:services.${service}`, { returnObjects: true })
  const titles = t('pages:services.titles', { returnObjects: true })
  const contactTitle = member ? t('pages:services.ask', { name: member.name }) : titles.askUs
  const trail = [
    { name: t('pages:meta.home.crumb'), url: config.siteUrl + localPath(paths.home, locale) },
    { name: words.title, url: config.siteUrl + localPath(paths.services[service], locale) },
  ]
  const questions = words.questionList.length > 0 ? [questionsNode(words.questionList)] : []
  context.linkedData.page = { nodes: [breadcrumbNode(trail), ...questions] }
  const meta = { title: words.title, description: words.description }
  const rates = rateNames[service].flatMap((name) => {
    const rate = phraseOf(agency, name, locale)
    return rate ? { label: `${t(`pages:services.rates.${name}`)}:`, ...rate, value: typeset(rate.value) } : []
  })
  const [first, second] = rates
  const onTop = examples.find(({ cover }) => cover !== null)
  const isShared = first !== undefined && first.value === second?.value
  return {
    words,
    rates: isShared ? [{ ...first, label: t('pages:services.rates.bothCommissions') }] : rates,
    titles: { ...titles, ask: contactTitle },
    member: member && shownPerson(member, ['telephone', 'email'], locale),
    plate: onTop && plateOf(onTop, addressOf(onTop.id), locale),
    examples: show(examples.filter((example) => example !== onTop).slice(0, tileCount), locale),
    meta,
  }
}

function plateOf(example: ReferenceTile | OfferTile, to: string, locale: Locale) {
  const picture = bareCover(example.cover, locale)
  return picture && { picture, caption: { to, name: nameWithPlace(example), lang: langOf(example, 'name') } }
}
