/** What only the team's list says: how many properties each person is responsible for. */

import type { Database } from '#app/data/database.server.ts'
import type { EntryTab } from '#app/data/entries/entries.server.ts'
import { countResponsibilities, listTeamNames, type Responsibility } from '#app/data/entries/team-members.server.ts'
import type { FieldOption } from '#app/fields/select-control.tsx'
import type { Translator } from '#app/i18n/server.ts'
import type { ListedEntry } from '#app/ui/dashboard/entries/entry-list.tsx'

export interface ListedRow extends ListedEntry {
  deletedAt: Date | null
}

export interface Departure {
  text: readonly string[]
  successors: readonly FieldOption[]
}

export async function listedTeam(db: Database, tab: EntryTab, t: Translator): Promise<ListedRow[]> {
  const [members, responsibilities] = await Promise.all([listTeamNames(db, tab), countResponsibilities(db)])
  return members.map(({ id, name, role, picture, deletedAt, isValuer }) => {
    const count = responsibilities.get(id)?.properties ?? 0
    const note = count > 0 ? t('dashboard:entries.responsible', { count }) : undefined
    return { id, title: name, lines: [role], note, picture, deletedAt, asksFirst: count > 0 || isValuer }
  })
}

/** What becomes of the properties of this person and of the form for valuations. */
export async function teamDeparture(db: Database, id: string, name: string, t: Translator): Promise<Departure | null> {
  const [responsibilities, members] = await Promise.all([countResponsibilities(db), listTeamNames(db)])
  const values = members.some((member) => member.id === id && member.isValuer)
    ? [t('forms:entries.removal.team.values', { name })]
    : []
  const text = [...propertiesText(responsibilities.get(id), name, t), ...values]
  if (text.length === 0) return null
  const others = members.filter((member) => member.id !== id)
  return { text, successors: others.map(({ id: value, name: label }) => ({ value, label })) }
}

function propertiesText(responsibility: Responsibility | undefined, name: string, t: Translator): string[] {
  if (!responsibility) return []
  const { properties: count, online } = responsibility
  const sentences: string[] = [t('forms:entries.removal.team.responsible', { name, count })]
  if (online > 0 && count === 1) sentences.push(t('forms:entries.removal.team.isOnline'))
  if (online > 0 && count > 1) sentences.push(t('forms:entries.removal.team.online', { count: online }))
  return [sentences.join(' ')]
}
