import type { Database } from '#app/data/database.server.ts'
import { keyFigureActs } from './key-figures.server.ts'
import { replyTemplateActs } from './reply-templates.server.ts'
import { teamActs } from './team-members.server.ts'
import { releasingFromTeam } from './team-trash.server.ts'
import { testimonialActs } from './testimonials.server.ts'

export async function emptyEntryTrash(db: Database): Promise<string[]> {
  const [, , , , ...gone] = await db.batch([
    ...releasingFromTeam(db),
    teamActs.emptying(db),
    testimonialActs.emptying(db),
    keyFigureActs.emptying(db),
    replyTemplateActs.emptying(db),
  ])
  return gone.flat().flatMap(({ pictureKey }) => pictureKey ?? [])
}
