/** What the pages of the services have in common: their texts, whom to ask, and what programs learn from them. */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { askServiceMember } from '#app/data/entries/team-members.server.ts'
import type { Service } from '#app/data/offers/service-conditions.server.ts'
import { ask, type Question } from '#app/data/queries.server.ts'
import { breadcrumbNode, questionsNode } from '#app/domain/offers/structured-data.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'

export async function readService<Example>(
  { request, context: { db, config } }: LoaderFunctionArgs,
  service: Service,
  askExamples: Question<Example[]>,
) {
  const t = translator(await localeOf(request))
  const { member, examples } = await ask(db, { member: askServiceMember(db, service), examples: askExamples })
  const words = t(`pages:services.${service}`, { returnObjects: true })
  const titles = t('pages:services.titles', { returnObjects: true })
  const askWords = member ? t('pages:services.ask', { name: member.name }) : titles.askUs
  const trail = [
    { name: t('pages:meta.home.crumb'), url: config.siteUrl + paths.home },
    { name: words.title, url: config.siteUrl + paths.services[service] },
  ]
  const graph = [breadcrumbNode(trail), questionsNode(words.questionList)]
  const meta = { title: words.title, description: words.description, graph }
  return { words, titles: { ...titles, ask: askWords }, member, examples, meta }
}
