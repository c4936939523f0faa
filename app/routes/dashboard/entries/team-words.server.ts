import type { Database } from '#app/data/database.server.ts'
import { countAssigned } from '#app/data/enquiries/enquiry-lists.server.ts'
import {
  countResponsibilities,
  listColleagues,
  listTeamNames,
  type Responsibility,
} from '#app/data/entries/team-members.server.ts'
import type { TrashTab } from '#app/data/saving/trash.server.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import { type Colleague, isAbsent } from '#app/domain/enquiries/responsibility.ts'
import { formatDate } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { FieldOption } from '#app/fields/select-control.tsx'
import type { Translator } from '#app/i18n/server.ts'
import type { ListedEntry } from '#app/ui/dashboard/entries/entry-words.tsx'

export interface ListedRow extends ListedEntry {
  deletedAt: Date | null
  isStale: boolean
}

export interface Departure {
  text: readonly string[]
  successors: readonly FieldOption[]
}

export async function listedTeam(db: Database, tab: TrashTab, t: Translator, locale: Locale): Promise<ListedRow[]> {
  const [members, colleagues, responsibilities, assigned] = await Promise.all([
    listTeamNames(db, tab),
    listColleagues(db),
    countResponsibilities(db),
    countAssigned(db),
  ])
  const today = berlinToday()
  return members.map(({ id, name, role, picture, deletedAt, isStale, isValuer }) => {
    const { properties: count = 0, trashed = 0 } = responsibilities.get(id) ?? {}
    const colleague = colleagues.find((candidate) => candidate.id === id)
    const notes = [
      ...(count > 0 ? [t('dashboard:entries.responsible', { count })] : []),
      ...(colleague && isAbsent(colleague, today) ? [absenceText(colleague, colleagues, locale, t)] : []),
    ]
    const isDeputy = colleagues.some(({ deputy }) => deputy === id)
    const asksFirst = count + trashed > 0 || isValuer || isDeputy || assigned.has(id)
    return { id, title: name, lines: [role], notes, picture, deletedAt, isStale, asksFirst }
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

/** Deputies must be other team members. */
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

/** Covers the properties, enquiries and deputies of this person, and valuations. */
export async function teamDeparture(db: Database, id: string, name: string, t: Translator): Promise<Departure | null> {
  const [responsibilities, members, colleagues, assigned] = await Promise.all([
    countResponsibilities(db),
    listTeamNames(db),
    listColleagues(db),
    countAssigned(db),
  ])
  const enquiries = assigned.get(id) ?? 0
  const isValuer = members.some((member) => member.id === id && member.isValuer)
  const isDeputy = colleagues.some(({ deputy }) => deputy === id)
  const text = [
    ...propertiesText(responsibilities.get(id), name, t),
    ...(enquiries > 0 ? [t('forms:entries.removal.team.assigned', { name, count: enquiries })] : []),
    ...(isValuer ? [t('forms:entries.removal.team.values', { name })] : []),
    ...(isDeputy ? [t('forms:entries.removal.team.deputy', { name })] : []),
  ]
  if (text.length === 0) return null
  const others = members.filter((member) => member.id !== id)
  return { text, successors: others.map(({ id: value, name: label }) => ({ value, label })) }
}

function propertiesText(responsibility: Responsibility | undefined, name: string, t: Translator): string[] {
  if (!responsibility) return []
  const { properties: count, online, trashed } = responsibility
  const sentences: string[] = count > 0 ? [t('forms:entries.removal.team.responsible', { name, count })] : []
  if (online > 0 && count === 1) sentences.push(t('forms:entries.removal.team.isOnline'))
  if (online > 0 && count > 1) sentences.push(t('forms:entries.removal.team.online', { count: online }))
  if (trashed > 0) sentences.push(t('forms:entries.removal.team.trashed', { name, count: trashed }))
  return [sentences.join(' ')]
}
