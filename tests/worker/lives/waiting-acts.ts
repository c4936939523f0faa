/** What becomes of a prepared change: it is asked about, approved, dated, released and discarded. */
import { addDays, berlinDay, berlinMoment } from '#app/domain/calendar.ts'
import { controlValue } from '#tests/support/visitor.ts'
import { type Act, discard, isKept, type Post, staff } from './act.ts'
import { type Life, owner, ownersLink } from './life.ts'
import { sorted } from './sorted.ts'
import { conflictsOf, type Staff, type State } from './state.ts'
import { preparedId } from './truth.ts'

export function release(state: State): void {
  if (!state.prepared) return
  Object.assign(state.words, state.prepared.words)
  if (state.prepared.publishes) state.published = true
  state.version += 1
  state.prepared = null
  state.approved = null
  state.isPromised = false
}

/** A post about what waits, as the page shows it. */
async function aboutPrepared(life: Life, name: string, fields: Record<string, string> = {}): Promise<Post> {
  return { path: `${life.at}/prepared/${name}`, fields: { prepared: await preparedId(life), ...fields }, status: 303 }
}

const waits = (state: State) => isKept(state) && state.prepared !== null
const isAsked = (state: State) => waits(state) && state.prepared?.isAsked === true && state.isLinkGood

export const waitingActs: readonly Act[] = [
  {
    name: 'asks the owner',
    by: staff,
    can: (state) => waits(state) && !state.sold,
    open: (life) => aboutPrepared(life, 'request', { words: 'Ich rate dazu, zzs3.' }),
    change: (state) => {
      if (state.prepared) state.prepared.isAsked = true
      Object.assign(state, { isPromised: true, approved: null, isLinkGood: true })
    },
  },
  {
    name: 'approves',
    by: ['owner'],
    can: isAsked,
    open: (life) => answering(life, 'approval', {}),
    change: (state) => {
      const { words = {}, publishes = false, releaseAt = null } = state.prepared ?? {}
      state.approved = { words: { ...words }, publishes, releaseAt }
    },
  },
  {
    name: 'wants changes',
    by: ['owner'],
    can: isAsked,
    open: (life, _by, mark) => answering(life, 'changes', { words: `Lieber später, zzs${mark}` }),
    change: (state) => {
      state.approved = null
    },
  },
  {
    name: 'sets a date in three days',
    by: staff,
    can: (state) => waits(state) && !state.sold,
    open: (life) =>
      aboutPrepared(life, 'schedule', {
        ...{ releaseDate: addDays(berlinDay(new Date()), 3), releaseTime: '12:00', confirmed: 'only' },
      }),
    change: (state) => {
      if (state.prepared)
        state.prepared.releaseAt = berlinMoment(addDays(berlinDay(new Date()), 3), '12:00')?.getTime() ?? null
    },
  },
  {
    name: 'takes the date back',
    by: staff,
    can: (state) => waits(state) && state.prepared?.releaseAt !== null,
    open: (life) => aboutPrepared(life, 'schedule', { next: 'unschedule', confirmed: 'only' }),
    change: (state) => {
      if (state.prepared) state.prepared.releaseAt = null
    },
  },
  {
    name: 'releases by hand',
    by: staff,
    can: waits,
    open: async (life, by) => {
      const page = await (await life.staff[by as Staff].get(`${life.at}/prepared`)).text()
      const button = /<button[^>]*>(?:<svg[\s\S]*?<\/svg>)?Jetzt veröffentlichen</.exec(page)?.[0]
      const isOffered = button !== undefined && !/ disabled/.test(button)
      return { ...(await aboutPrepared(life, 'release')), status: isOffered ? 303 : 409 }
    },
    change: release,
  },
  {
    name: 'discards what waits',
    by: staff,
    can: waits,
    open: (life) => aboutPrepared(life, 'discard'),
    change: discard,
    isUndoable: true,
  },
  {
    name: 'changes whether the owner has to approve',
    by: ['admin'],
    can: isKept,
    open: async ({ at, staff, state }) => ({
      path: `${at}/seller`,
      fields: {
        ...owner,
        approvalRequired: state.approvalRequired ? '' : 'on',
        version: controlValue(await (await staff.admin.get(`${at}/seller`)).text(), 'version') ?? '',
      },
      status: 303,
    }),
    change: (state) => {
      state.approvalRequired = !state.approvalRequired
    },
  },
]

async function answering(life: Life, answer: string, fields: Record<string, string>): Promise<Post> {
  const link = ownersLink(life) ?? ''
  const page = await (await life.anyone.get(link)).text()
  const [shown = '', after = ''] = ['shown', 'after'].map((name) => controlValue(page, name))
  return { path: `${link}/${answer}`, fields: { shown, after, ...fields }, status: 303 }
}

/** What a release must wait for, whatever a page says: `null` where nothing holds it up. */
export function holdsUp(state: State): string | null {
  const { prepared, approved, approvalRequired, isPromised } = state
  if (!prepared) return 'nothing waits'
  if (state.sold) return 'it is sold'
  if (conflictsOf(state).length > 0) return 'it was saved differently since'
  const isCovered =
    approved &&
    sameAs(approved, { words: prepared.words, publishes: prepared.publishes, releaseAt: prepared.releaseAt })
  if ((approvalRequired || isPromised) && !isCovered) return 'the owner has not approved it'
  return state.pictures.length === 0 && (state.published || prepared.publishes) ? 'it has no picture' : null
}

const sameAs = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
