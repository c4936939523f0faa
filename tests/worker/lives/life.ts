/** One property and everybody around it: two staff, an owner, visitors, a mail service and a clock, on real D1 and R2. */
import { createExecutionContext, createScheduledController, env, waitOnExecutionContext } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { createSession } from '#app/data/access/sessions.server.ts'
import { newId } from '#app/data/database.server.ts'
import { newPictureKey } from '#app/data/pictures/media.server.ts'
import { users } from '#app/data/tables/access.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { images } from '#app/data/tables/properties.server.ts'
import worker from '#build/server/index.js'
import { webpBytes } from '#tests/support/picture-files.ts'
import { anAgency, postOffice } from '#tests/support/post-office.ts'
import { filledForm } from '#tests/support/property-form.ts'
import { aUser, db, Visitor } from '#tests/support/visitor.ts'
import { type Logged, logOf } from './log.ts'
import type { Staff, State, Words } from './state.ts'

export const minute = 60_000
const hour = 60 * minute
export const day = 24 * hour

/**
 * Today, since the clock of the database cannot be played. At noon steps of whole days cross no change of summer time.
 */
const firstMoment = Math.floor(Date.now() / day) * day + 11 * hour

export const owner = { sellerName: 'Frau zzs1', sellerEmail: 'zzs2@mail.example' }
export const members = ['member000001', 'member000002'] as const

const passwordHashes = new Map<string, string>()

/** The people outlive a life, since their accounts cost most. */
async function people() {
  await anAgency()
  await db
    .insert(teamMembers)
    .values(members.map((id, place) => ({ id, name: `Person ${place}`, email: `${id}@probe.example` })))
  const staff = { admin: await aUser('admin', 'Anna Admin'), editor: await aUser('editor', 'Emil Editor') }
  for (const { id } of Object.values(staff)) {
    const [row] = await db.select().from(users).where(eq(users.id, id))
    passwordHashes.set(id, row?.passwordHash ?? '')
  }
  return staff
}

let known: ReturnType<typeof people> | undefined

export interface Life {
  id: string
  at: string
  state: State
  staff: Record<Staff, Visitor>
  anyone: Visitor
  office: ReturnType<typeof postOffice>
  log: Logged
  /** Numbers of acts, for marks. */
  marks: number
  /** Every price that was typed. */
  prices: Set<number>
  /** Where the last answer has led. */
  shownNext: string
  /** Whether the page has promised that the clock releases what waits. */
  isPromised: boolean
  /** What acts have found to be wrong. */
  faults: string[]
  /** Addresses whose data was deleted, with the number of mails that they had got. */
  forgotten: Map<string, number>
  /** How many mails were looked at. */
  readMails: number
  /** Names of the acts so far. */
  story: string[]
}

const emptied = [
  'properties',
  'outbox',
  'enquiries',
  'imports',
  'history',
  'texts',
  'mailed_links',
  'subscriptions',
  'offer_events',
  'known_offers',
  'offer_days',
  'sessions',
  'throttles',
  'own_data_events',
  'team_members',
]

export async function beginLife(): Promise<Life> {
  vi.useFakeTimers({ toFake: ['Date'], now: firstMoment })
  known ??= people()
  await known
  await env.DB.batch(emptied.map((table) => env.DB.prepare(`delete from ${table}`)))
  const files = await env.MEDIA.list({ prefix: 'pictures/' })
  if (files.objects.length > 0) await env.MEDIA.delete(files.objects.map(({ key }) => key))
  await db
    .insert(teamMembers)
    .values(members.map((id, place) => ({ id, name: `Person ${place}`, email: `${id}@probe.example` })))
  const office = postOffice({ MAIL_TO_ANYONE: '1', MAILS_AT_ONCE: '9' })
  const staff = { admin: await signIn(office, 'admin'), editor: await signIn(office, 'editor') }
  const words: Words = {
    name: 'Haus zzn0',
    nameEn: 'House zzm0',
    description: 'Text zzd0',
    descriptionEn: 'Words zze0',
    purchasePrice: 600_000,
  }
  const id = newId()
  const key = newPictureKey()
  const state: State = {
    acts: 0,
    version: 2,
    words,
    ...{ published: true, highlighted: false, reserved: false, sold: false, trashed: false },
    member: members[0],
    membersInTrash: [],
    prepared: null,
    pictures: [key],
    picturesInTrash: [],
    approvalRequired: false,
    isPromised: false,
    isLinkGood: false,
    import: null,
    handedOver: null,
    approved: null,
    enquiries: [],
    subscribers: [],
    undoable: null,
  }
  const life: Life = {
    id,
    at: `/dashboard/properties/${id}`,
    state,
    staff,
    anyone: new Visitor(office.bindings),
    office,
    log: logOf(),
    marks: 0,
    prices: new Set([words.purchasePrice]),
    shownNext: '',
    isPromised: false,
    faults: [],
    forgotten: new Map(),
    readMails: 0,
    story: [],
  }
  const created = await staff.admin.post('/dashboard/properties/new', { id, ...formOf({ ...state, published: false }) })
  if (created.status !== 303) throw new Error(`not created: ${created.status}`)
  await staff.admin.post(`${life.at}/seller`, { version: '0', ...owner })
  await db.insert(images).values({ key, propertyId: id, width: 64, height: 48, position: 0, alt: 'Bild' })
  await staff.editor.post(`${life.at}/visibility`, { published: 'on' })
  for (const name of ['480.webp', 'original.webp']) await env.MEDIA.put(`pictures/${key}/${name}`, webpBytes)
  return life
}

/** A session ends when nobody has used it for a while, and people sign in again. */
async function signIn(office: Life['office'], name: Staff): Promise<Visitor> {
  const { id } = (await known)?.[name] ?? missing()
  const visitor = new Visitor(office.bindings)
  const session = await createSession(db, { id }, passwordHashes.get(id) ?? '', null)
  visitor.cookies.set('__Host-session', session ?? '')
  return visitor
}

function missing(): never {
  throw new Error('nobody works here')
}

const unchanging = filledForm({
  ...{
    propertyNumber: 'L-1',
    longitude: '9,9936821',
    published: '',
    highlighted: '',
    reserved: '',
    priceOnRequest: '',
  },
  ...{ parkingPrice: '', fittings: '', fittingsEn: '', soldOn: '', rentalIncome: '' },
})

/** The form of the property as it stands, for who opens it now. */
export function formOf({
  words,
  version,
  published,
  highlighted,
  reserved,
  sold,
  member,
}: State): Record<string, string> {
  const flag = (isOn: boolean) => (isOn ? 'on' : '')
  return {
    ...unchanging,
    ...words,
    purchasePrice: String(words.purchasePrice),
    responsibleMember: member ?? '',
    published: flag(published),
    highlighted: flag(highlighted),
    reserved: flag(reserved),
    sold: flag(sold),
    version: String(version),
    // A price that is far below the stored one.
    'meant.purchasePrice': String(words.purchasePrice),
  }
}

export async function runCron(life: Life, cron: string): Promise<void> {
  const { office } = life
  const execution = createExecutionContext()
  await worker.scheduled(createScheduledController({ cron }), office.bindings, execution)
  await waitOnExecutionContext(execution)
  if (cron.startsWith('*')) return
  for (const name of ['admin', 'editor'] as const) life.staff[name] = await signIn(office, name)
}

export function letPass(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds)
}

/** The owner's latest link, from the mail. */
export function ownersLink({ office }: Life): string | null {
  const links = office.mails.flatMap(({ to, text }) =>
    to === owner.sellerEmail ? (/\/verkauf\/\w+/.exec(text) ?? []) : [],
  )
  return links.at(-1) ?? null
}
