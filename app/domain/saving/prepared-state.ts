/** What becomes of a prepared change: one state, which every page, mail and job reads. */
import type { Decision } from './seller.ts'

/** What prevents a release besides a missing approval, the first that applies. */
export const blockers = ['unreadable', 'sold', 'conflict', 'member', 'number', 'rules'] as const
export type Blocker = (typeof blockers)[number]

/** Why a prepared change cannot be released. */
export const obstacles = [...blockers, 'approval'] as const
export type Obstacle = (typeof obstacles)[number]

/** Of the question to the owner: `former` was about values, and `elsewhere` to an address, that were replaced since. */
export const questions = ['none', 'former', 'elsewhere', 'open'] as const

/** What an approval was given for, compared with what waits. */
export const coverages = ['this', 'otherDate', 'otherVersion'] as const
export type Coverage = (typeof coverages)[number]

export interface PreparedFacts {
  /** Today's. */
  blocker: Blocker | null
  /** Also where no question has been asked yet. */
  needsApproval: boolean
  question: (typeof questions)[number]
  /** The owner's latest answer to the open question. */
  answer: Decision | null
  /** Null unless the answer is an approval. */
  coverage: Coverage | null
  /** The date that was approved; null for an approval without one. */
  approvedFor: Date | null
  hasAddress: boolean
  releaseAt: Date | null
  /** The clock met an obstacle on the date, and tries nothing again. */
  wasStopped: boolean
}

/** Keys of the sentences: why it is not released, or what happens next. */
export const missingApprovals = [
  'addressMissing',
  'unasked',
  'askedBefore',
  'askedElsewhere',
  'asked',
  'declined',
  'otherDate',
  'otherVersion',
] as const
export const releasables = ['ready', 'approved', 'planned', 'approvedPlanned', 'due', 'late', 'cleared'] as const
type MissingApproval = (typeof missingApprovals)[number]
export type SentenceKey = Blocker | MissingApproval | (typeof releasables)[number]

/** `due` until the cron has run, `past` after that. */
type Timing = 'open' | 'planned' | 'due' | 'past'

type WayOut =
  | 'ask'
  | 'address'
  | 'edit'
  | 'restoreDate'
  | 'override'
  | 'release'
  | 'schedule'
  | 'unschedule'
  | 'discard'

export const chips = ['draft', 'asked', 'approved', 'declined', 'overdue', 'conflict'] as const

export interface PreparedState {
  chip: (typeof chips)[number]
  sentence: SentenceKey
  timing: Timing
  obstacle: Obstacle | null
  /** Whether the owner has approved exactly this, its date included. */
  isApproved: boolean
  /** Whether the clock will release it. */
  isPromised: boolean
  /** Whether staff have to look at it. */
  isNoticed: boolean
  /** The first one is offered as the main button. */
  ways: readonly WayOut[]
}

/** In milliseconds. The cron runs every five minutes. */
export const overdueAfter = 10 * 60 * 1000

export function preparedState(facts: PreparedFacts, now: Date): PreparedState {
  const isAnswered = facts.question === 'open' && facts.answer !== null
  const isApproved = isAnswered && facts.answer === 'approved' && facts.coverage === 'this'
  // Who was asked has to agree.
  const needsApproval = facts.needsApproval || facts.question !== 'none'
  const missing = needsApproval && !isApproved ? missingApproval(facts) : null
  const obstacle = facts.blocker ?? (missing && 'approval')
  const timing = timingOf(facts, now)
  const sentence = facts.blocker ?? missing ?? releasable(facts, timing, isApproved)
  const isPromised = obstacle === null && facts.releaseAt !== null && !facts.wasStopped
  return {
    sentence,
    timing,
    obstacle,
    isApproved,
    isPromised,
    chip: chipOf(sentence, timing, isApproved),
    isNoticed: sentence === 'late' || (!isPromised && (isAnswered || isStopped(sentence, timing))),
    ways: waysOf(facts, sentence, now),
  }
}

function timingOf({ releaseAt, wasStopped }: PreparedFacts, now: Date): Timing {
  if (wasStopped) return 'past'
  if (!releaseAt) return 'open'
  const lateness = now.getTime() - releaseAt.getTime()
  if (lateness < 0) return 'planned'
  return lateness > overdueAfter ? 'past' : 'due'
}

function missingApproval({ question, answer, coverage, hasAddress }: PreparedFacts): MissingApproval {
  if (question === 'open' && answer === 'declined') return 'declined'
  if (question === 'open' && answer === 'approved') return coverage === 'otherDate' ? 'otherDate' : 'otherVersion'
  if (!hasAddress) return 'addressMissing'
  if (question === 'open') return 'asked'
  if (question === 'elsewhere') return 'askedElsewhere'
  return question === 'former' ? 'askedBefore' : 'unasked'
}

function releasable({ wasStopped }: PreparedFacts, timing: Timing, isApproved: boolean): SentenceKey {
  if (wasStopped) return 'cleared'
  if (timing === 'past') return 'late'
  if (timing === 'due') return 'due'
  if (timing === 'planned') return isApproved ? 'approvedPlanned' : 'planned'
  return isApproved ? 'approved' : 'ready'
}

function chipOf(sentence: SentenceKey, timing: Timing, isApproved: boolean): PreparedState['chip'] {
  if (timing === 'past') return 'overdue'
  if (isBlocker(sentence)) return 'conflict'
  if (sentence === 'asked' || sentence === 'declined') return sentence
  return isApproved ? 'approved' : 'draft'
}

/** A date on which nothing will appear, a date that has passed, or something that others did. */
function isStopped(sentence: SentenceKey, timing: Timing): boolean {
  if (timing === 'past' || isBlocker(sentence)) return true
  return timing !== 'open' && sentence !== 'asked'
}

function waysOf({ releaseAt, approvedFor, hasAddress }: PreparedFacts, sentence: SentenceKey, now: Date): WayOut[] {
  if (sentence === 'sold' || sentence === 'unreadable') return ['discard']
  const rest: WayOut[] = [...(releaseAt ? (['schedule', 'unschedule'] as const) : ['schedule' as const]), 'discard']
  if (isBlocker(sentence)) return ['edit', ...rest]
  if (releasables.some((name) => name === sentence)) return ['release', ...rest]
  const question: WayOut = hasAddress ? 'ask' : 'address'
  const isRestorable = sentence === 'otherDate' && (approvedFor === null || approvedFor > now)
  return [
    ...(sentence === 'declined' ? (['edit', question] as const) : [question, 'edit' as const]),
    ...(isRestorable ? (['restoreDate'] as const) : []),
    'override',
    ...rest,
  ]
}

export function isBlocker(sentence: SentenceKey): sentence is Blocker {
  return blockers.some((blocker) => blocker === sentence)
}
