import { shownNumbers } from '#app/domain/agency/telephone.ts'
import type { ShownPerson, TeamMember } from '#app/domain/entries/team-member.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'

type Way = 'telephone' | 'email'

/** With the ways that the page shows, and no others. */
export function shownPerson(member: TeamMember, ways: readonly Way[], locale: Locale): ShownPerson {
  const { name, role, picture, untranslated, telephone, email } = member
  return {
    name,
    role,
    untranslated: untranslated?.filter((field) => field === 'role'),
    picture: picture && pick(picture, ['key', 'width', 'height']),
    ...(ways.includes('telephone') && { telephone: shownNumbers(telephone, locale) }),
    ...(ways.includes('email') && { email }),
  }
}

/** For pages that show one way only: the number, or the mail address of those without one. */
export function personToCall(member: TeamMember, locale: Locale): ShownPerson {
  return shownPerson(member, [member.telephone ? 'telephone' : 'email'], locale)
}
