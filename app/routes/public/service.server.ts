/** What the pages of the services share: texts, contact person, structured data. */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { serviceMemberQuery } from '#app/data/entries/team-members.server.ts'
import type { Service } from '#app/data/offers/service-conditions.server.ts'
import { type Query, runBatch } from '#app/data/queries.server.ts'
import { breadcrumbNode, questionsNode } from '#app/domain/offers/structured-data.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import { hyphenated } from '#app/words/hyphens.server.ts'

export async function readService<Example extends { name: string }>(
  { request, context: { db, config } }: LoaderFunctionArgs,
  service: Service,
  examplesQuery: Query<Example[]>,
) {
  const t = translator(await localeOf(request))
  const { member, examples } = await runBatch(db, { member: serviceMemberQuery(db, service), examples: examplesQuery })
  const words = t(`pages:services.${service}`, { returnObjects: true })
  const titles = t('pages:services.titles', { returnObjects: true })
  const contactTitle = member ? t('pages:services.ask', { name: member.name }) : titles.askUs
  const trail = [
    { name: t('pages:meta.home.crumb'), url: config.siteUrl + paths.home },
    { name: words.title, url: config.siteUrl + paths.services[service] },
  ]
  const graph = [breadcrumbNode(trail), questionsNode(words.questionList)]
  const meta = { title: words.title, description: words.description, graph }
  const shown = examples.map((example) => ({ ...example, name: hyphenated(example.name) }))
  return { words, titles: { ...titles, ask: contactTitle }, member, examples: shown, meta }
}
