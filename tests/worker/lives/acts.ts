/** All acts of a life, with the clock and the way back from the act before. */
import { seeded } from '#tests/support/turns.ts'
import { wayBack } from '#tests/support/visitor.ts'
import { type Act, lastAct, staff } from './act.ts'
import { day, letPass, minute, runCron } from './life.ts'
import { editing, preparing, states } from './property-acts.ts'
import { pictures, software, team, visitors } from './stock-acts.ts'
import { release, waitingActs } from './waiting-acts.ts'

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
    // Who comes back gets what nobody has assigned since, even if that was taken back.
    const isReassigned = before.member !== state.member && before.membersInTrash.length === state.membersInTrash.length
    const handedOver = isReassigned ? null : before.handedOver
    Object.assign(state, structuredClone(before), { acts, published, handedOver, version: raised })
  },
}

function wayBackOn(page: string): { path: string; fields: Record<string, string> } {
  const { action, fields } = wayBack(page)
  return { path: action, fields }
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

/** A life is about two of them, so that what follows on each other is done in one life, and every two meet in some. */
const subjects = { editing, states, waiting: [...preparing, ...waitingActs], pictures, team, visitors, software }

export function subjectsOf(seed: number): readonly Act[] {
  const random = seeded(seed)
  // What waits has most to wait for, so it comes twice as often.
  const drawn = Object.values(subjects).map((acts) => ({ acts, place: random() / (acts === subjects.waiting ? 2 : 1) }))
  const [one, other] = drawn.toSorted((first, second) => first.place - second.place)
  return [...(one?.acts ?? []), ...(other?.acts ?? []), ...states.slice(0, 1), undoing, ...clock]
}

export const acts: readonly Act[] = [...Object.values(subjects).flat(), undoing, ...clock]
