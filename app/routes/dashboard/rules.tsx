import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { findRuleDate } from '#app/data/agency/rule-date.server.ts'
import { listPublishCandidates } from '#app/data/properties/publish-candidates.server.ts'
import { rehearse } from '#app/domain/agency/rehearsal.ts'
import type { PublishRule, RuleDate } from '#app/domain/properties/publish-rule.ts'
import { type PublishRuleName, publishRules, unmetRules } from '#app/domain/properties/publish-rules.ts'
import { formatForControls } from '#app/fields/format.ts'
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
  const { role } = await requireUser(request, context)
  const [stock, today, locale] = await Promise.all([
    listPublishCandidates(context.db),
    findRuleDate(context.db),
    localeOf(request),
  ])
  const typed = (new URL(request.url).searchParams.get('on') ?? '').slice(0, longestDay).trim()
  const day = typed === '' ? today.day : (readDate(typed) ?? null)
  // A rehearsal shows the effect of all rules; today's view does not.
  const ruleDate = { day: day ?? today.day, unverified: today.unverified || day !== today.day }
  const lacking = day === null ? [] : rehearse(stock, ruleDate)
  const unmet = stock.filter(({ published }) => published).flatMap((property) => unmetRules(property, today))
  const page = {
    title: translator(locale)('dashboard:rulesPage.title'),
    isAdmin: role === 'admin',
    isUnverifiedOff: !today.unverified,
    rehearsal: {
      typed: day === null ? typed : formatForControls({ on: { kind: 'date' } }, { on: day }, locale).on,
      day,
      isToday: day === today.day,
      countsUnverified: !today.unverified && lacking.some(({ missing }) => missing.some(isUnverified)),
      count: lacking.length,
      offers: lacking.slice(0, mostNamed).map(({ property, missing }) => ({
        ...pick(property, ['id', 'name', 'propertyNumber']),
        missing: missing.map((name) => ({ name, field: fieldOf(name) })),
      })),
    },
    rules: publishRules
      .map((rule) => ({
        ...pick(rule, ['name', 'from', 'until', 'source', 'readOn']),
        effect: effectOf(rule, today),
        hasBegun: rule.from !== null && rule.from <= today.day,
        offerCount: unmet.filter(({ name }) => name === rule.name).length,
      }))
      .toSorted((one, other) => places.indexOf(one.effect) - places.indexOf(other.effect)),
  }
  return data(page, { status: day === null ? 400 : 200 })
}

/** Future rules first. */
const places: readonly Effect[] = ['coming', 'off', 'blocking', 'advice', 'over']

function effectOf({ from, until, isEnacted, weight }: PublishRule, { day, unverified }: RuleDate): Effect {
  if (until !== null && until < day) return 'over'
  if (!isEnacted && !unverified) return 'off'
  return from !== null && from > day ? 'coming' : weight
}

function isUnverified(name: PublishRuleName): boolean {
  return publishRules.some((rule) => rule.name === name && !rule.isEnacted)
}

function fieldOf(name: PublishRuleName) {
  return publishRules.find((rule) => rule.name === name)?.field ?? 'name'
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function RulesPage() {
  const { rehearsal, rules, isAdmin, isUnverifiedOff } = useLoaderData<typeof loader>()
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead title={t('rulesPage.title')} lead={t('rulesPage.lead')} />
      <Rehearsal {...rehearsal} />
      <RuleTable rules={rules} isAdmin={isAdmin} isUnverifiedOff={isUnverifiedOff} />
    </>
  )
}
