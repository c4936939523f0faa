/** What only the team says: who looks after how many properties, who is away, and who stands in for whom. */
import { findAgency } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import {
  countResponsibilities,
  listColleagues,
  listTeamNames,
  type Responsibility,
} from '#app/data/entries/team-members.server.ts'
import { berlinDay } from '#app/domain/calendar.ts'
import { type Colleague, isAbsent } from '#app/domain/enquiries/responsibility.ts'
import type { Locale } from '#app/fields/field.ts'
import { formatDate } from '#app/fields/format.ts'
import type { Translator } from '#app/i18n/server.ts'
import type { ListedEntry } from '#app/ui/dashboard/entries/entry-list.tsx'

export async function listedTeam(db: Database, t: Translator, locale: Locale): Promise<ListedEntry[]> {
  const [members, colleagues, responsibilities] = await Promise.all([
    listTeamNames(db),
    listColleagues(db),
    countResponsibilities(db),
  ])
  const today = berlinDay(new Date())
  return members.map(({ id, name, role, picture }) => {
    const count = responsibilities.get(id)?.properties ?? 0
    const colleague = colleagues.find((candidate) => candidate.id === id)
    const notes = [
      count > 0 && t('dashboard:entries.responsible', { count }),
      colleague && isAbsent(colleague, today) && absenceText(colleague, colleagues, locale, t),
    ].filter(Boolean)
    return { id, title: name, lines: [role], note: notes.join(' · ') || undefined, picture }
  })
}

function absenceText(
  { absentUntil, deputy }: Colleague,
  colleagues: readonly Colleague[],
  locale: Locale,
  t: Translator,
): string {
  const name = colleagues.find(({ id }) => id === deputy)?.name
  const day = formatDate(absentUntil ?? '', locale)
  return name ? t('dashboard:entries.absentWith', { date: day, name }) : t('dashboard:entries.absent', { date: day })
}

/** Nobody stands in for themselves, and only colleagues do. */
export async function deputyProblems(
  db: Database,
  id: string,
  { deputy }: { deputy: string | null },
  t: Translator,
): Promise<Record<string, string[]>> {
  if (deputy === null) return {}
  if (deputy === id) return { deputy: [t('forms:entries.ownDeputy')] }
  const colleagues = await listColleagues(db)
  return colleagues.some((colleague) => colleague.id === deputy) ? {} : { deputy: [t('forms:problems.unknownMember')] }
}

/** What a removal does to the properties of this person and to the form for valuations; empty if nothing. */
export async function teamRemovalText(db: Database, id: string, name: string, t: Translator): Promise<string[]> {
  const [responsibilities, { valuer }, colleagues] = await Promise.all([
    countResponsibilities(db),
    findAgency(db),
    listColleagues(db),
  ])
  const isDeputy = colleagues.some(({ deputy }) => deputy === id)
  const deputises = isDeputy ? [t('forms:entries.removal.team.deputy', { name })] : []
  const values = valuer === id ? [t('forms:entries.removal.team.values', { name })] : []
  return [...propertiesText(responsibilities.get(id), name, t), ...values, ...deputises]
}

function propertiesText(responsibility: Responsibility | undefined, name: string, t: Translator): string[] {
  if (!responsibility) return []
  const { properties: count, online } = responsibility
  const sentences: string[] = [t('forms:entries.removal.team.responsible', { name, count })]
  if (online > 0 && count === 1) sentences.push(t('forms:entries.removal.team.isOnline'))
  if (online > 0 && count > 1) sentences.push(t('forms:entries.removal.team.online', { count: online }))
  return [[...sentences, t('forms:entries.removal.team.stay', { count })].join(' ')]
}
