import { type Agency, isTagManagerId, isWebAddress, socialLines } from '#app/domain/agency/agency.ts'
import { isNumberPattern } from '#app/domain/properties/property-number.ts'
import type { Locale } from '#app/fields/field.ts'
import { translator } from '#app/i18n/server.ts'

/** Checks what the kinds of fields cannot: a tag manager's id, where a visitor may be sent, who is in the team. */
export function agencyProblems(
  agency: Agency,
  team: readonly { id: string }[],
  locale: Locale,
): Record<string, string[]> {
  const t = translator(locale)
  const problems: Record<string, string[]> = {}
  if (agency.tagManagerId && !isTagManagerId(agency.tagManagerId)) {
    problems.tagManagerId = [t('forms:settings.tagManagerId')]
  }
  if (agency.propertyNumberPattern && !isNumberPattern(agency.propertyNumberPattern)) {
    problems.propertyNumberPattern = [t('forms:settings.propertyNumberPattern')]
  }
  if (agency.valuer && !team.some(({ id }) => id === agency.valuer)) {
    problems.valuer = [t('forms:problems.unknownMember')]
  }
  const wrong = socialLines(agency).flatMap((text, index) =>
    text === '' || isWebAddress(text) ? [] : [t('forms:settings.socialLinks', { line: index + 1, text })],
  )
  if (wrong.length > 0) problems.socialLinks = wrong
  return problems
}
