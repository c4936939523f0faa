import type { Database } from '#app/data/database.server.ts'
import { settings } from '#app/data/tables/agency.server.ts'
import { berlinDay } from '#app/domain/calendar.ts'
import type { RuleDate } from '#app/domain/properties/publish-rule.ts'
import { isIt } from './settings.server.ts'

/** Today in Berlin, and whether publishing rules that are not enacted yet apply as well. */
export async function findRuleDate(db: Database): Promise<RuleDate> {
  return ruleDateOf(await selectRuleSwitch(db))
}

export function selectRuleSwitch(db: Database) {
  return db.select({ unverified: settings.futureEnergyRules }).from(settings).where(isIt)
}

export function ruleDateOf([row]: readonly Pick<RuleDate, 'unverified'>[]): RuleDate {
  return { day: berlinDay(new Date()), unverified: row?.unverified ?? false }
}
