import { addDays, daysBetween, weekOf } from '#app/domain/calendar.ts'
import type { PublishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { isInForce, type RuleDate } from '#app/domain/properties/publish-rule.ts'
import { missingForPublishing, type PublishRuleName, publishRules } from '#app/domain/properties/publish-rules.ts'

export function rehearse<Property extends PublishCandidate>(stock: readonly Property[], ruleDate: RuleDate) {
  return stock
    .filter(({ published, sold }) => published && !sold)
    .map((property) => ({ property, missing: missingForPublishing(property, ruleDate) }))
    .filter(({ missing }) => missing.length > 0)
}

export interface ComingRules {
  from: string
  daysLeft: number
  rules: readonly PublishRuleName[]
  offerCount: number
}

/** In days before a rule begins; the overview shows it from the longest on. */
const announcements = [30, 7, 1] as const

export function comingRules(stock: readonly PublishCandidate[], today: RuleDate, within: number = announcements[0]) {
  const last = addDays(today.day, within)
  const days = new Set(publishRules.flatMap(({ from }) => (from && from > today.day && from <= last ? [from] : [])))
  return [...days].sort().flatMap((from): ComingRules[] => {
    const then = { ...today, day: from }
    const rules: readonly PublishRuleName[] = publishRules.flatMap((rule) =>
      rule.from === from && isInForce(rule, then) ? [rule.name] : [],
    )
    const lacking = rehearse(stock, then).filter(({ missing }) => missing.some((name) => rules.includes(name)))
    return rules.length > 0 ? [{ from, daysLeft: daysBetween(today.day, from), rules, offerCount: lacking.length }] : []
  })
}

/** Rules with an announcement this week, past or to come: there is one mail a week. */
export function announcedThisWeek(stock: readonly PublishCandidate[], today: RuleDate): ComingRules[] {
  const isThisWeek = (day: string) => weekOf(day) === weekOf(today.day)
  return comingRules(stock, today, announcements[0] + 6).filter(({ from }) =>
    announcements.some((before) => isThisWeek(addDays(from, -before))),
  )
}
