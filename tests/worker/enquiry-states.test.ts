/** What changes the moments of an enquiry, and who is said to have it. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createEnquiry, findEnquiry, setEnquiryStatus } from '#app/data/enquiries/enquiries.server.ts'
import { listAskers, listNewEnquiries } from '#app/data/enquiries/enquiry-lists.server.ts'
import { listEnquiries } from '#app/data/enquiries/inbox.server.ts'
import { type NewReply, sendReplies } from '#app/data/enquiries/replies.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db } from '#tests/support/visitor.ts'

const by = 'Petra Probe'
const day = 86_400_000
const earlier = new Date(Date.now() - 100 * day)

type Row = typeof enquiries.$inferInsert

async function anEnquiry(changes: Partial<Row> = {}): Promise<string> {
  const message = `Ist es noch frei? (${newId()})`
  const asker = { name: 'Ada', email: 'ada@mail.example', phone: null, message }
  const { id } = await createEnquiry(db, { ...asker, propertyId: null, locale: 'de' }, [])
  await db
    .update(enquiries)
    .set({ receivedAt: earlier, ...changes })
    .where(eq(enquiries.id, id))
  return id
}

function aReply(id: string, enquiryId: string): NewReply {
  const mail = { subject: 'Ihre Anfrage', text: 'Guten Tag' }
  return { id, enquiryIds: [enquiryId], recipient: 'ada@mail.example', ...mail, mail }
}

test('putting an answered enquiry away leaves the moment of its answer, from which it is kept', async () => {
  const id = await anEnquiry({ status: 'answered', answeredAt: earlier })
  await setEnquiryStatus(db, id, 'archived')
  expect(await findEnquiry(db, id)).toMatchObject({ status: 'archived', answeredAt: earlier })
})

test('an open enquiry that is opened again does not begin its time anew', async () => {
  const id = await anEnquiry({ status: 'new', reopenedAt: earlier })
  await setEnquiryStatus(db, id, 'new')
  expect((await findEnquiry(db, id))?.reopenedAt).toEqual(earlier)
  await setEnquiryStatus(db, id, 'archived')
  await setEnquiryStatus(db, id, 'new')
  expect((await findEnquiry(db, id))?.reopenedAt?.getTime()).toBeGreaterThan(earlier.getTime())
})

test('a reply that is posted again moves no moment of its answer', async () => {
  const id = await anEnquiry()
  const reply = aReply(newId(), id)
  await sendReplies(db, [reply], by)
  await db.update(enquiries).set({ answeredAt: earlier }).where(eq(enquiries.id, id))
  await sendReplies(db, [reply], by)
  expect((await findEnquiry(db, id))?.answeredAt).toEqual(earlier)
})

test('who has been answered is not taken for somebody who has been declined', async () => {
  const propertyId = newId()
  await createProperty(db, propertyId, aProperty(), by)
  const id = await anEnquiry({ propertyId })
  const isDeclined = async () => (await listAskers(db, propertyId)).map((asker) => asker.isDeclined)
  await sendReplies(db, [aReply(newId(), id)], by)
  expect(await isDeclined()).toEqual([false])
  await sendReplies(db, [aReply(`decline-${id}`, id)], by)
  expect(await isDeclined()).toEqual([true])
})

test('an enquiry whose person has left the team is nobody’s in the list', async () => {
  const memberId = newId()
  await db.insert(teamMembers).values({ id: memberId, name: 'Wilma Weg' })
  const id = await anEnquiry({ assignedTo: memberId })
  const filters = { q: null, property: null, leaving: false, status: null, page: 1 }
  const assignee = async () => (await listEnquiries(db, filters)).rows.find((row) => row.id === id)?.assignee
  expect(await assignee()).toBe('Wilma Weg')
  await db.update(teamMembers).set({ deletedAt: new Date() }).where(eq(teamMembers.id, memberId))
  expect(await assignee()).toBeNull()
})

test('a withdrawal whose record of delivery is gone by its age is not called unconfirmed', async () => {
  const [old, recent] = [await anEnquiry({ kind: 'withdrawal' }), await anEnquiry({ kind: 'withdrawal' })]
  await db.update(enquiries).set({ receivedAt: new Date() }).where(eq(enquiries.id, recent))
  const { withdrawals } = await listNewEnquiries(db, 10)
  const states = new Map(withdrawals.map(({ id, isUnconfirmed }) => [id, isUnconfirmed]))
  expect([states.get(old), states.get(recent)]).toEqual([false, true])
})
