import type { ShownPerson, TeamMember } from '#app/domain/entries/team-member.ts'
import { pick } from '#app/fields/typed-objects.ts'

type Way = 'telephone' | 'email'

/** With the ways that the page shows, and no others. */
export function shownPerson(member: TeamMember, ways: readonly Way[]): ShownPerson {
  const { name, role, picture, untranslated } = member
  return {
    name,
    role,
    untranslated: untranslated?.filter((field) => field === 'role'),
    picture: picture && pick(picture, ['key', 'width', 'height']),
    ...pick(member, ways),
  }
}

/** For pages that show one way only: the number, or the mail address of those without one. */
export function personToCall(member: TeamMember): ShownPerson {
  return shownPerson(member, [member.telephone ? 'telephone' : 'email'])
}
