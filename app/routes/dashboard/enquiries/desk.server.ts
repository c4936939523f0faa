import { findAgency } from '#app/data/agency/settings.server.ts'
import { findEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import { listFromSameAddress, listFurtherProperties } from '#app/data/enquiries/enquiry-lists.server.ts'
import { listNotes } from '#app/data/enquiries/notes.server.ts'
import { listReplies } from '#app/data/enquiries/replies.server.ts'
import { replyTemplateOf, selectReplyTemplates } from '#app/data/entries/reply-templates.server.ts'
import { listColleagues } from '#app/data/entries/team-members.server.ts'
import { listDeliveries } from '#app/data/outbox/report.server.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import { recipientOf, sendersOf } from '#app/domain/enquiries/responsibility.ts'
import { isPlainAddress } from '#app/domain/mail-address.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { mailObstacle } from '#app/mail/transport.server.ts'

const mostOthers = 10

export type Desk = NonNullable<Awaited<ReturnType<typeof findDesk>>>

export async function findDesk({ db, transport }: AppContext, id: string, user: { name: string; email: string }) {
  const [enquiry, agency, [team, templates, replies, notes, parcels, others, further]] = await Promise.all([
    findEnquiry(db, id),
    findAgency(db),
    db.batch([
      listColleagues(db),
      selectReplyTemplates(db),
      listReplies(db, id),
      listNotes(db, id),
      listDeliveries(db, id),
      listFromSameAddress(db, id, mostOthers),
      listFurtherProperties(db, id),
    ]),
  ])
  if (!enquiry) return null
  const { email, property, kind, assignedTo } = enquiry
  const byProperty = property?.responsibleMember ?? (kind === 'valuation' ? agency.valuer : null) ?? null
  const { colleague, absent } = recipientOf(team, assignedTo ?? byProperty, berlinToday())
  const senders = sendersOf(user, colleague, team, agency)
  return {
    enquiry,
    further,
    agency,
    team,
    templates: templates.map(replyTemplateOf),
    replies,
    notes,
    parcels,
    others,
    /** The person in charge without an assignment. */
    usual: team.find((candidate) => candidate.id === byProperty) ?? null,
    absent,
    senders,
    /** Signs the reply. */
    person: senders[0],
    /** Whose name may stand below a draft. */
    signatories: [user.name, ...team.map(({ name }) => name)],
    /** Null when a reply can be sent. */
    obstacle: obstacleOf(email, mailObstacle(transport) !== null),
  }
}

function obstacleOf(email: string | null, isNotSetUp: boolean): 'noMail' | 'notPlain' | 'notSetUp' | null {
  if (!email) return 'noMail'
  if (!isPlainAddress(email)) return 'notPlain'
  return isNotSetUp ? 'notSetUp' : null
}
