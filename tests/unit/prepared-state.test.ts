/** Every combination of what a prepared change depends on leads to one state, one sentence and its ways out. */
import { expect, test } from 'vitest'
import {
  blockers,
  chips,
  coverages,
  isBlocker,
  missingApprovals,
  overdueAfter,
  type PreparedFacts,
  type PreparedState,
  preparedState,
  questions,
  releasables,
} from '#app/domain/saving/prepared-state.ts'
import { ownersSentence, staffSentence } from '#app/words/prepared/sentence-words.server.ts'
import { aProperty } from '#tests/support/properties.ts'

const now = new Date('2026-12-01T09:00:00Z')
const fromNow = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const day = 86_400_000

const inputs = {
  blocker: [null, ...blockers],
  needsApproval: [false, true],
  question: questions,
  decided: [null, 'declined', ...coverages] as const,
  approvedFor: [null, fromNow(2 * day), fromNow(-day)],
  hasAddress: [false, true],
  releaseAt: [null, fromNow(day), fromNow(-60_000), fromNow(-overdueAfter), fromNow(-overdueAfter - 1)],
  wasStopped: [false, true],
}

type Input = { [Name in keyof typeof inputs]: (typeof inputs)[Name][number] }

function combinations(): Input[] {
  let all: Record<string, unknown>[] = [{}]
  for (const [name, values] of Object.entries(inputs))
    all = all.flatMap((one) => values.map((value) => ({ ...one, [name]: value })))
  // Each has one value of every list.
  return all as Input[]
}

function factsOf({ decided, ...input }: Input): PreparedFacts {
  const isDeclined = decided === 'declined'
  const answer = decided && (isDeclined ? ('declined' as const) : ('approved' as const))
  return { ...input, answer, coverage: isDeclined ? null : decided }
}

const states = combinations().map((input) => {
  const facts = factsOf(input)
  return { facts, state: preparedState(facts, now) }
})

/** The facts that break a rule; none if it holds. */
function against(rule: (facts: PreparedFacts, state: PreparedState) => boolean) {
  return states.filter(({ facts, state }) => !rule(facts, state))
}

test('all combinations are enumerated, and every chip and sentence is reached', () => {
  expect(states).toHaveLength(7 * 2 * 4 * 5 * 3 * 2 * 5 * 2)
  const sentences = [...blockers, ...missingApprovals, ...releasables]
  expect(new Set(states.map(({ state }) => state.sentence))).toEqual(new Set(sentences))
  expect(new Set(states.map(({ state }) => state.chip))).toEqual(new Set(chips))
})

test('nothing is promised that something of today stops', () => {
  expect(states.some(({ state }) => state.isPromised)).toBe(true)
  expect(
    against(({ blocker, releaseAt, wasStopped }, { isPromised, obstacle, sentence }) => {
      const isSaid = ['planned', 'approvedPlanned', 'due', 'late'].includes(sentence)
      if (isSaid !== isPromised) return false
      return !isPromised || (blocker === null && obstacle === null && releaseAt !== null && !wasStopped)
    }),
  ).toEqual([])
})

test('a sentence about a release stands exactly where nothing is in its way', () => {
  expect(
    against(({ blocker }, { sentence, obstacle }) => {
      const isFree = releasables.some((name) => name === sentence)
      return isFree === (obstacle === null) && isBlocker(sentence) === (blocker !== null)
    }),
  ).toEqual([])
})

test('an approval for another date or version is none, and needs a new question', () => {
  expect(
    against(({ question, coverage, blocker }, state) => {
      if (coverage === 'this' && question === 'open') return state.isApproved
      if (state.isApproved || state.chip === 'approved') return false
      return question === 'none' || blocker !== null || state.obstacle === 'approval'
    }),
  ).toEqual([])
})

test('the main way out removes the obstacle, and only what can be released offers it', () => {
  const mains = { over: ['discard'], approval: ['ask', 'address', 'edit'] }
  expect(
    against(({ hasAddress, approvedFor }, { obstacle, sentence, ways }) => {
      const [main = ''] = ways
      if (ways.length === 0 || new Set(ways).size !== ways.length || !ways.includes('discard')) return false
      if (ways.includes('release') !== (obstacle === null)) return false
      if (ways.includes('override') !== (obstacle === 'approval')) return false
      if (ways.includes('ask') && !hasAddress) return false
      if (ways.includes('restoreDate') && (sentence !== 'otherDate' || (approvedFor && approvedFor <= now)))
        return false
      if (obstacle === null) return main === 'release'
      const isOver = sentence === 'sold' || sentence === 'unreadable'
      if (isOver || obstacle === 'approval') return mains[isOver ? 'over' : 'approval'].includes(main)
      return main === 'edit'
    }),
  ).toEqual([])
})

test('a date is overdue when it passed without a release, and what was stopped is told to staff', () => {
  expect(
    against(({ releaseAt, wasStopped }, { chip, sentence, timing, isNoticed }) => {
      const isPast = wasStopped || (releaseAt !== null && now.getTime() - releaseAt.getTime() > overdueAfter)
      if ((timing === 'past') !== isPast) return false
      if ((chip === 'overdue') !== isPast) return false
      return isNoticed || (!isPast && !isBlocker(sentence))
    }),
  ).toEqual([])
})

const row = aProperty()
const sentences = states.map(({ facts, state }) => {
  const assessed = { facts, state, row, conflicts: [], missing: [], decision: { decidedAt: now } }
  return { facts, state, staff: staffSentence(assessed, { askedAt: now }, 'de'), owner: ownersSentence(assessed, 'de') }
})

test('until the clock has run, staff and owner read that an approval still releases it', () => {
  const within = sentences.filter(({ state }) => state.timing === 'due')
  const asked = within.filter(({ state }) => state.sentence === 'asked')
  expect(asked.length).toBeGreaterThan(0)
  for (const { facts, staff, owner } of asked) {
    expect(staff).toContain('ist erreicht. Wird veröffentlicht, wenn die Freigabe in den nächsten Minuten kommt.')
    expect(owner).toContain('ist erreicht. Wird veröffentlicht, wenn Sie in den nächsten Minuten zustimmen.')
    const approved = preparedState({ ...facts, answer: 'approved', coverage: 'this' }, now)
    expect([approved.sentence, approved.isPromised]).toEqual(['due', true])
  }
  expect(within.filter(({ owner }) => owner.includes('Wird am'))).toEqual([])
})

test('that nothing was published is said where the clock tries nothing again, and nowhere else', () => {
  const isSaid = sentences.filter(({ staff }) => staff.includes('wurde nichts veröffentlicht'))
  const isMissed = sentences.filter(({ state }) => state.timing === 'past' && state.obstacle !== null)
  expect(isMissed.length).toBeGreaterThan(0)
  expect(isSaid).toEqual(isMissed)
})

test('an approval that a date ended is said, with the way back', () => {
  const facts: PreparedFacts = {
    blocker: null,
    needsApproval: true,
    question: 'open',
    answer: 'approved',
    coverage: 'otherDate',
    approvedFor: null,
    hasAddress: true,
    releaseAt: fromNow(day),
    wasStopped: false,
  }
  expect(preparedState(facts, now)).toEqual({
    chip: 'draft',
    sentence: 'otherDate',
    timing: 'planned',
    obstacle: 'approval',
    isApproved: false,
    isPromised: false,
    isNoticed: true,
    ways: ['ask', 'edit', 'restoreDate', 'override', 'schedule', 'unschedule', 'discard'],
  })
})
