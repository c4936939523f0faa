/** What only the team's list says: how many properties each person is responsible for. */
import { findAgency } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { countResponsibilities, listTeamNames, type Responsibility } from '#app/data/entries/team-members.server.ts'
import type { Translator } from '#app/i18n/server.ts'
import type { ListedEntry } from '#app/ui/dashboard/entries/entry-list.tsx'

export async function listedTeam(db: Database, t: Translator): Promise<ListedEntry[]> {
  const [members, responsibilities] = await Promise.all([listTeamNames(db), countResponsibilities(db)])
  return members.map(({ id, name, role, picture }) => {
    const count = responsibilities.get(id)?.properties ?? 0
    const note = count > 0 ? t('dashboard:entries.responsible', { count }) : undefined
    return { id, title: name, lines: [role], note, picture }
  })
}

/** What a removal does to the properties of this person and to the form for valuations; empty if nothing. */
export async function teamRemovalText(db: Database, id: string, name: string, t: Translator): Promise<string[]> {
  const [responsibilities, { valuer }] = await Promise.all([countResponsibilities(db), findAgency(db)])
  const values = valuer === id ? [t('forms:entries.removal.team.values', { name })] : []
  return [...propertiesText(responsibilities.get(id), name, t), ...values]
}

function propertiesText(responsibility: Responsibility | undefined, name: string, t: Translator): string[] {
  if (!responsibility) return []
  const { properties: count, online } = responsibility
  const sentences: string[] = [t('forms:entries.removal.team.responsible', { name, count })]
  if (online > 0 && count === 1) sentences.push(t('forms:entries.removal.team.isOnline'))
  if (online > 0 && count > 1) sentences.push(t('forms:entries.removal.team.online', { count: online }))
  return [[...sentences, t('forms:entries.removal.team.stay', { count })].join(' ')]
}
