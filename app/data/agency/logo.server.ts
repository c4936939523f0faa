import type { Database } from '#app/data/database.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import type { Change } from '#app/data/saving/history.server.ts'
import { settings } from '#app/data/tables/agency.server.ts'
import { type LogoName, type Logos, logoFields } from '#app/domain/agency/logo.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import { isIt, logoSelection, logosOf, saveSettings } from './settings.server.ts'

export async function findLogos(db: Database): Promise<Logos & { version: number }> {
  const [row] = await db
    .select({ ...logoSelection, version: settings.version })
    .from(settings)
    .where(isIt)
  return { version: row?.version ?? 0, ...logosOf(row) }
}

export async function updateLogos(db: Database, logos: Logos, version: number, by: Author): Promise<'saved' | 'stale'> {
  const before = await findLogos(db)
  const changes = keysOf(logoFields).flatMap((field: LogoName): Change[] => {
    const [was, is] = [before[field]?.key ?? null, logos[field]?.key ?? null]
    return was === is ? [] : [{ field, before: was, after: is }]
  })
  const { logo, icon } = logos
  const columns = {
    logoKey: logo?.key ?? null,
    logoWidth: logo?.width ?? null,
    logoHeight: logo?.height ?? null,
    iconKey: icon?.key ?? null,
    iconWidth: icon?.width ?? null,
    iconHeight: icon?.height ?? null,
  }
  return saveSettings(db, columns, [], changes, version, by)
}
