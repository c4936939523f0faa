/** Enquiries from the days before seeding. */
import { and, eq, not } from 'drizzle-orm'
import { type Database, newId } from '#app/data/database.server.ts'
import { createEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import { retryPauses } from '#app/data/outbox/claim.server.ts'
import { enquiries, enquiryNotes, enquiryReplies } from '#app/data/tables/enquiries.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import type { EnquiryStatus, EnquiryValues } from '#app/domain/enquiries/enquiry.ts'
import { receiptState } from '#app/domain/enquiries/receipt.ts'
import type { ValuationAnswers } from '#app/domain/enquiries/valuation.ts'
import { placeName } from '#app/domain/offers/place-name.ts'
import { enquiryMail } from '#app/mail/enquiry-mail.ts'
import { paths } from '#app/paths/public.ts'
import { answersForMail } from '#app/words/enquiries/answers.server.ts'
import { demoSettings, demoUsers } from './people.ts'

interface DemoEnquiry extends EnquiryValues {
  answers?: ValuationAnswers
  hoursAgo: number
  propertyNumber?: string
  locale?: 'en'
  status?: EnquiryStatus
  /** Hours until staff answered or archived it. */
  settledAfter?: number
  /** Why its mail never arrived. */
  givenUpFor?: string
  note?: string
  reply?: string
}

const demoEnquiries: DemoEnquiry[] = [
  {
    hoursAgo: 2,
    propertyNumber: 'GI-2398',
    name: 'Dr. Robert Hansen',
    email: 'r.hansen@hansen-praxis.example',
    phone: '0171 39200 14',
    message:
      'Guten Tag,\n\nmeine Frau und ich würden die Beletage gern sehen, am liebsten an einem Samstag. Ist der Stuck im Salon original, und gehört zur Wohnung ein Kellerraum?\n\nFreundliche Grüße\nRobert Hansen',
  },
  {
    hoursAgo: 6,
    name: 'Johanna Matthiesen',
    email: 'j.matthiesen@post.example',
    phone: '040 66969 482',
    message: 'Am besten vormittags. Das Dach ist 2014 neu gedeckt, die Fenster sind noch die alten.',
    answers: {
      houseType: 'house',
      street: 'Rolfinckstraße 18',
      postalCode: '22391',
      city: 'Hamburg',
      livingArea: 168,
      plotArea: 740,
      rooms: 6,
      yearBuilt: 1936,
      objectCondition: 'wellKept',
      occasion: 'sell',
      timeFrame: 'year',
    },
  },
  {
    hoursAgo: 21,
    name: 'Lena Kruse',
    email: 'lena.kruse@kruse-post.example',
    phone: '040 66969 471',
    message:
      'Guten Tag, wir haben das Haus meiner Eltern in Rissen geerbt, Baujahr 1964, rund 140 m² auf 820 m² Grund. Was wäre es heute wert, und wie läuft eine Bewertung bei Ihnen ab? Ich bin ab 17 Uhr am besten zu erreichen.',
  },
  {
    hoursAgo: 58,
    propertyNumber: 'GI-2402',
    name: 'Familie Sommer',
    email: 'familie.sommer@obsthof-post.example',
    phone: null,
    message:
      'Liebes Team,\n\nwir suchen seit zwei Jahren einen Hof im Alten Land und haben uns in dieses Bauernhaus verguckt. Vor einem Termin wüssten wir gern:\n\n- Darf in der Scheune eine Wohnung ausgebaut werden?\n- Wie alt ist die Heizung?\n- Gibt es ein Gutachten zum Reetdach?\n\nViele Grüße\nJana und Tim Sommer',
    givenUpFor: 'destination address is not a verified address',
    note: 'Das Gutachten zum Reetdach liegt im Ordner „Altes Land“. Die Scheune hat kein Baurecht für Wohnen; das sagen wir offen.',
  },
  {
    hoursAgo: 79,
    propertyNumber: 'GI-2412',
    name: 'Claire Whitfield',
    email: 'claire.whitfield@whitfield.example',
    phone: '+44 20 7946 0321',
    locale: 'en',
    message:
      'Hello,\n\nI am moving to Hamburg for work in February and am very interested in the flat with the roof terrace in Ottensen. Would a viewing by video be possible? I could then come over in person the following week.\n\nKind regards\nClaire Whitfield',
    status: 'answered',
    settledAfter: 5,
    reply:
      'Dear Claire Whitfield,\n\nYes, we can show you the flat by video on Thursday at 5 pm our time. I will send you the link that morning.\n\nKind regards\nKatharina Brandt',
  },
  {
    hoursAgo: 124,
    propertyNumber: 'GI-2397',
    name: 'Hakan Yıldız',
    email: null,
    phone: '0171 39200 58',
    message:
      'Ist das Reihenhaus an der Berner Au noch zu haben? Die Finanzierung steht. Rufen Sie mich gern abends zurück.',
    status: 'answered',
    settledAfter: 22,
  },
  {
    hoursAgo: 218,
    propertyNumber: 'GI-2411',
    name: 'Marlies Behrendt',
    email: 'm.behrendt@elbvorort.example',
    phone: null,
    message:
      'Sehr geehrte Frau Brandt,\n\nvielen Dank für die Führung durch das Landhaus. Wir haben lange überlegt und uns nun für eine Wohnung in der Stadt entschieden. Behalten Sie uns gern in guter Erinnerung.\n\nMarlies Behrendt',
    status: 'archived',
    settledAfter: 16,
  },
]

/** SITE_URL in wrangler.toml. */
const siteUrl = 'http://localhost:8788'

export async function seedEnquiries(db: Database): Promise<void> {
  const now = Date.now()
  for (const demo of demoEnquiries) await seedEnquiry(db, demo, now)
}

async function seedEnquiry(db: Database, demo: DemoEnquiry, now: number): Promise<void> {
  const {
    hoursAgo,
    propertyNumber,
    locale = 'de',
    status = 'new',
    settledAfter,
    givenUpFor,
    note,
    reply,
    ...enquiry
  } = demo
  const { answers } = enquiry
  const receivedAt = new Date(now - hoursAgo * hour)
  const answeredAt = settledAfter === undefined ? null : new Date(receivedAt.getTime() + settledAfter * hour)
  const offer = propertyNumber === undefined ? null : await findOffer(db, propertyNumber)
  const payload = enquiryMail({ enquiry, locale, receivedAt, offer, ...(answers && { form: answersForMail(answers) }) })
  const receipt = receiptState(enquiry.email, demoSettings, true)
  const { id } = await createEnquiry(
    db,
    { ...enquiry, propertyId: offer?.id ?? null, locale, receivedAt, receipt },
    [{ channel: 'mail', payload }],
    receipt === 'due' ? { channel: 'receipt', payload: {}, receivedAt } : null,
  )
  const delivered = { attempts: 1, deliveredAt: new Date(receivedAt.getTime() + 1_000), payload: {} }
  const isReceipt = eq(outbox.channel, 'receipt')
  await db.batch([
    db.update(enquiries).set({ status, answeredAt }).where(eq(enquiries.id, id)),
    db
      .update(outbox)
      .set({ nextAttemptAt: null, ...delivered })
      .where(and(eq(outbox.enquiryId, id), isReceipt)),
    db
      .update(outbox)
      .set({
        createdAt: receivedAt,
        nextAttemptAt: null,
        ...(givenUpFor === undefined ? delivered : { attempts: retryPauses.length + 1, lastError: givenUpFor }),
      })
      .where(and(eq(outbox.enquiryId, id), not(isReceipt))),
  ])
  const { name: by } = demoUsers.admin
  if (note) await db.insert(enquiryNotes).values({ id: newId(), enquiryId: id, text: note, by })
  if (reply && enquiry.email) {
    const sent = { recipient: enquiry.email, subject: 'Your enquiry', text: reply, parcelId: '' }
    await db
      .insert(enquiryReplies)
      .values({ id: newId(), enquiryId: id, by, createdAt: answeredAt ?? receivedAt, ...sent })
  }
}

async function findOffer(db: Database, propertyNumber: string) {
  const [offer] = await db
    .select({
      id: properties.id,
      name: properties.name,
      propertyNumber: properties.propertyNumber,
      city: properties.city,
      district: properties.district,
      reserved: properties.reserved,
    })
    .from(properties)
    .where(eq(properties.propertyNumber, propertyNumber))
  if (!offer) throw new Error(`the demo has no property ${propertyNumber}`)
  return { ...offer, place: placeName(offer), address: siteUrl + paths.offer(offer.id), member: null }
}

const hour = 60 * 60 * 1000
