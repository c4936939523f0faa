import { type Agency, isTagManagerId } from '#app/domain/agency/agency.ts'
import { socialLines } from '#app/domain/agency/shown-settings.ts'
import { isNumberPattern } from '#app/domain/properties/property-number.ts'
import type { Locale } from '#app/fields/locale.ts'
import { readLink } from '#app/fields/read-link.ts'
import { translator } from '#app/i18n/server.ts'

const checked = ['tagManagerId', 'valuer', 'socialLinks', 'propertyNumberPattern'] as const

type Checked = Pick<Agency, (typeof checked)[number]>

/** As typed, so all errors are reported at once. */
export function checkedIn(form: FormData): Checked {
  const [tagManagerId = null, valuer = null, socialLinks = null, propertyNumberPattern = null] = checked.map((name) => {
    const text = form.get(name)
    return typeof text === 'string' && text.trim() ? text.trim().slice(0, 2_000) : null
  })
  return { tagManagerId, valuer, socialLinks, propertyNumberPattern }
}

/** Errors that field kinds cannot detect: tag manager id, links, team members. */
export function agencyProblems(
  agency: Checked,
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
  const wrong = socialLines(agency).flatMap((text, index) => {
    const read = readLink(text)
    if (text === '' || 'link' in read) return []
    const problem = t(`forms:problems.${read.problem}`)
    return [t('forms:settings.socialLinks', { line: index + 1, text, problem })]
  })
  if (wrong.length > 0) problems.socialLinks = wrong
  return problems
}
