/** What people do with a property: as whom, when, through which form, and what is different afterwards. */
import { addDays, berlinDay, berlinMoment } from '#app/domain/calendar.ts'
import { controlValue, wayBack } from '#tests/support/visitor.ts'
import { type Act, asFields, discard, isKept, lastAct, mayBeOffer, type Post, save, staff, typed } from './act.ts'
import { day, formOf, type Life, letPass, minute, owner, ownersLink, runCron } from './life.ts'
import { sorted } from './sorted.ts'
import { conflictsOf, type Staff, type State, type Words } from './state.ts'
import { stockActs } from './stock-acts.ts'
import { preparedId } from './truth.ts'

const edits = {
  'edits the German texts': ['name', 'description'],
  'edits the English texts': ['nameEn', 'descriptionEn'],
  'edits the price': ['purchasePrice'],
} as const

function prepare(state: State, words: Partial<Words>): void {
  const { prepared } = state
  state.prepared = {
    words: { ...prepared?.words, ...words },
    base: { ...state.words },
    publishes: !state.published,
    releaseAt: null,
    isAsked: false,
  }
}

export function release(state: State): void {
  if (!state.prepared) return
  Object.assign(state.words, state.prepared.words)
  if (state.prepared.publishes) state.published = true
  state.version += 1
  state.prepared = null
  state.approved = null
  state.isPromised = false
}

const editing = Object.entries(edits).map(
  ([name, fields]): Act => ({
    name,
    by: staff,
    can: isKept,
    open: ({ at, state }, _by, mark) => ({
      path: at,
      fields: { ...formOf(state), ...asFields(typed(mark, fields)) },
      status: 303,
    }),
    change: (state, mark) => save(state, typed(mark, fields)),
    isUndoable: true,
  }),
)

const preparing = Object.entries(edits).map(
  ([name, fields]): Act => ({
    name: name.replace('edits', 'prepares'),
    by: staff,
    can: (state) => isKept(state) && !state.sold,
    open: async (life, _by, mark) => ({
      path: life.at,
      fields: {
        ...formOf(life.state),
        ...asFields(typed(mark, fields)),
        next: 'prepare',
        prepared: await preparedId(life),
      },
      status: 303,
    }),
    change: (state, mark) => prepare(state, typed(mark, fields)),
  }),
)

/** A button of the list or of the property's page. */
function pressing(
  name: string,
  [path, fields]: readonly [string, Record<string, string>],
  can: (state: State) => boolean,
  changes: Partial<State>,
): Act {
  return {
    name,
    by: staff,
    can,
    open: ({ at }) => ({ path: at + path, fields: { ...fields, redirectTo: '/dashboard/properties' }, status: 303 }),
    change: (state) => {
      Object.assign(state, changes)
      state.version += 1
    },
    isUndoable: true,
  }
}

const ended = { sold: true, reserved: false, highlighted: false }
const here = { trashed: false, published: false }
const isUnsold = (state: State) => isKept(state) && !state.sold

const states: readonly Act[] = [
  pressing('publishes', ['/visibility', { published: 'on' }], (state) => mayBeOffer(state) && !state.published, {
    published: true,
  }),
  pressing('withdraws', ['/visibility', { published: 'off' }], (state) => isKept(state) && state.published, {
    published: false,
  }),
  pressing('reserves', ['/reservation', { reserved: 'on' }], (state) => isUnsold(state) && !state.reserved, {
    reserved: true,
  }),
  pressing('frees', ['/reservation', { reserved: 'off' }], (state) => isKept(state) && state.reserved, {
    reserved: false,
  }),
  pressing('highlights', ['/highlight', { highlighted: 'on' }], (state) => isUnsold(state) && !state.highlighted, {
    highlighted: true,
  }),
  pressing('sells', ['/sale', { sold: 'on' }], isUnsold, ended),
  pressing('takes the sale back', ['/sale', { sold: 'off' }], (state) => mayBeOffer(state) && state.sold, {
    sold: false,
  }),
  pressing('moves it to the trash', ['/trash', {}], isKept, { trashed: true }),
  pressing('restores it from the trash', ['/restore', {}], (state) => state.trashed, here),
]

/** A post about what waits, as the page shows it. */
async function aboutPrepared(life: Life, name: string, fields: Record<string, string> = {}): Promise<Post> {
  return { path: `${life.at}/prepared/${name}`, fields: { prepared: await preparedId(life), ...fields }, status: 303 }
}

const waits = (state: State) => isKept(state) && state.prepared !== null
const isAsked = (state: State) => waits(state) && state.prepared?.isAsked === true && state.isLinkGood

const waiting: readonly Act[] = [
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

/** The button in the message about the act before, pressed at once. */
const undoing: Act = {
  name: 'takes the last act back',
  by: staff,
  can: ({ undoable }) => undoable !== null,
  open: async (life, _by) => {
    const by = life.state.undoable?.by ?? 'admin'
    const page = await (await life.staff[by].get(life.shownNext)).text()
    return { ...wayBackOn(page), by, status: 303 }
  },
  change: (state) => {
    const { undoable, version } = state
    if (!undoable) return
    const { before } = undoable
    const { acts } = state
    const { published } = before.trashed ? state : before
    const raised = version === before.version ? version : version + 1
    // Back in the trash, a property comes out of it as a draft in any case.
    Object.assign(state, structuredClone(before), { acts, published, version: raised })
  },
}

function wayBackOn(page: string): { path: string; fields: Record<string, string> } {
  const { action, fields } = wayBack(page)
  return { path: action, fields }
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

function passing(name: string, time: number, crons: readonly string[]): Act {
  return {
    name,
    by: ['clock'],
    can: () => true,
    open: () => ({ path: '', fields: {}, status: 303 }),
    pass: async (life) => {
      const { prepared } = life.state
      const isDue = prepared?.releaseAt && prepared.releaseAt <= Date.now() + time
      const page = isDue ? await (await life.staff.admin.get(`${life.at}/prepared`)).text() : ''
      const [, sentence = ''] = /data-prepared-sentence="(\w+)"/.exec(page) ?? []
      life.isPromised = ['planned', 'approvedPlanned', 'due', 'late'].includes(sentence)
      letPass(time)
      for (const cron of crons) await runCron(life, cron)
    },
    change: (state, _mark, life) => {
      if (life.isPromised && !state.trashed) release(state)
    },
  }
}

const clock: readonly Act[] = [
  passing('lets five minutes pass', 5 * minute, ['*/5 * * * *']),
  passing('lets a day and its night pass', day, ['0 3 * * *', '*/5 * * * *']),
  {
    ...passing('lets half a year pass', 182 * day, ['0 3 * * *', '*/5 * * * *']),
    can: (state) => !state.trashed && state.acts > 20,
    learn: (state, { version, member }) => {
      Object.assign(state, { version, member: member && state.member })
      Object.assign(state, { picturesInTrash: [], membersInTrash: [], handedOver: null, isLinkGood: false })
      if (!state.prepared) state.isPromised = false
      // The database's own clock is half a year behind now, so the life ends.
      state.acts = lastAct
    },
  },
]

const sameAs = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

export type { Act }
export const acts: readonly Act[] = [...editing, ...preparing, ...states, ...waiting, undoing, ...clock, ...stockActs]
