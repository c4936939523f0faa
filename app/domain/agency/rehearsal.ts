import { addDays, daysBetween, weekOf } from '#app/domain/calendar.ts'
import type { PublishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { isInForce, type PublishRule } from '#app/domain/properties/publish-rule.ts'
import { missingForPublishing, type PublishRuleName, publishRules } from '#app/domain/properties/publish-rules.ts'

export function rehearse<Property extends PublishCandidate>(stock: readonly Property[], ruleDate: string) {
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
  /** Of these, offers whose exemption ends. */
  exemptCount: number
}

/** In days before a rule begins. */
const announcements = [30, 7, 1] as const

/** In days: a certificate takes weeks, so the overview shows a rule long before it begins. */
export const overviewNotice = 92

export function comingRules(stock: readonly PublishCandidate[], today: string, within: number) {
  const last = addDays(today, within)
  const beginnings = publishRules.flatMap(({ grounds }) => grounds.flatMap(({ from }) => from ?? []))
  const days = new Set(beginnings.filter((from) => from > today && from <= last))
  return [...days].sort().flatMap((from): ComingRules[] => {
    const rules: readonly PublishRuleName[] = publishRules.flatMap((rule) => (isNewOn(rule, from) ? [rule.name] : []))
    const lacking = rehearse(stock, from).filter(({ missing }) => missing.some((name) => rules.includes(name)))
    const exemptCount = lacking.filter(({ missing }) => missing.includes('certificateExemption')).length
    return rules.length > 0
      ? [{ from, daysLeft: daysBetween(today, from), rules, offerCount: lacking.length, exemptCount }]
      : []
  })
}

/** A paragraph that replaces another makes no new rule. */
function isNewOn({ grounds }: PublishRule, day: string): boolean {
  const holdsOn = (date: string) => grounds.some((ground) => isInForce(ground, date))
  return holdsOn(day) && !holdsOn(addDays(day, -1))
}

/** Rules with an announcement this week, past or to come: there is one mail a week. */
export function announcedThisWeek(stock: readonly PublishCandidate[], today: string): ComingRules[] {
  const isThisWeek = (day: string) => weekOf(day) === weekOf(today)
  return comingRules(stock, today, announcements[0] + 6).filter(({ from }) =>
    announcements.some((before) => isThisWeek(addDays(from, -before))),
  )
}
