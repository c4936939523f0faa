import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listPublishCandidates } from '#app/data/properties/publish-candidates.server.ts'
import { rehearse } from '#app/domain/agency/rehearsal.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import { type Ground, isInForce, type PublishRule } from '#app/domain/properties/publish-rule.ts'
import { type PublishRuleName, publishRules, unmetRules } from '#app/domain/properties/publish-rules.ts'
import { formatForControls } from '#app/fields/format-for-control.ts'
import { readDate } from '#app/fields/read-date.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { Rehearsal } from '#app/ui/dashboard/rules/rehearsal.tsx'
import { type Effect, RuleTable } from '#app/ui/dashboard/rules/rule-table.tsx'

const longestDay = 40
const mostNamed = 25

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const [stock, locale] = await Promise.all([listPublishCandidates(context.db), localeOf(request)])
  const today = berlinToday()
  const typed = (new URL(request.url).searchParams.get('on') ?? '').slice(0, longestDay).trim()
  const day = typed === '' ? today : (readDate(typed) ?? null)
  const lacking = day === null ? [] : rehearse(stock, day)
  const unmet = stock.filter(({ published }) => published).flatMap((property) => unmetRules(property, today))
  const page = {
    title: translator(locale)('dashboard:rulesPage.title'),
    rehearsal: {
      typed: day === null ? typed : formatForControls({ on: { kind: 'date' } }, { on: day }, locale).on,
      day,
      isToday: day === today,
      count: lacking.length,
      offers: lacking.slice(0, mostNamed).map(({ property, missing }) => ({
        ...pick(property, ['id', 'name', 'propertyNumber']),
        missing: missing.map((name) => ({ name, field: fieldOf(name) })),
      })),
    },
    rules: publishRules
      .map((rule) => ({
        name: rule.name,
        effect: effectOf(rule, today),
        grounds: rule.grounds.filter(isNotOver(today)).map((ground) => shownGround(ground, today)),
        offerCount: unmet.filter(({ name }) => name === rule.name).length,
      }))
      .toSorted((one, other) => places.indexOf(one.effect) - places.indexOf(other.effect)),
  }
  return data(page, { status: day === null ? 400 : 200 })
}

/** Future rules first. */
const places: readonly Effect[] = ['coming', 'blocking', 'advice']

function effectOf({ grounds, weight }: PublishRule, today: string): Effect {
  return grounds.some((ground) => isInForce(ground, today)) ? weight : 'coming'
}

function isNotOver(today: string) {
  return ({ until }: Ground) => until === null || until >= today
}

function shownGround({ covers: _, ...ground }: Ground, today: string) {
  return { ...ground, hasBegun: isInForce(ground, today) }
}

function fieldOf(name: PublishRuleName) {
  return publishRules.find((rule) => rule.name === name)?.field ?? 'name'
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function RulesPage() {
  const { rehearsal, rules } = useLoaderData<typeof loader>()
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead title={t('rulesPage.title')} lead={t('rulesPage.lead')} />
      <Rehearsal {...rehearsal} />
      <RuleTable rules={rules} />
    </>
  )
}
