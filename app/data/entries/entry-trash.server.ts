import type { Database } from '#app/data/database.server.ts'
import { keyFigureStore } from './key-figures.server.ts'
import { replyTemplateStore } from './reply-templates.server.ts'
import { teamStore } from './team-members.server.ts'
import { releasingFromTeam } from './team-trash.server.ts'
import { testimonialStore } from './testimonials.server.ts'

export async function emptyEntryTrash(db: Database): Promise<string[]> {
  const [, , , , ...gone] = await db.batch([
    ...releasingFromTeam(db),
    teamStore.emptyTrashStatement(db),
    testimonialStore.emptyTrashStatement(db),
    keyFigureStore.emptyTrashStatement(db),
    replyTemplateStore.emptyTrashStatement(db),
  ])
  return gone.flat().flatMap(({ pictureKey }) => pictureKey ?? [])
}
