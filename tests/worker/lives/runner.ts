/** Lives made of acts in any order. A life that breaks an invariant is shrunk, and told with the command that plays it again. */
import * as fc from 'fast-check'
import { type Act, lastAct } from './act.ts'
import { subjectsOf } from './acts.ts'
import { buttonsOn } from './buttons.ts'
import { Broken, cheap, dear, everySurfaceSaysTheSame, visitorsSeeExactlyWhatIsLive } from './invariants.ts'
import { beginLife, type Life, letPass, minute } from './life.ts'
import type { Person, Staff, State } from './state.ts'
import { readTruth } from './truth.ts'
import { holdsUp } from './waiting-acts.ts'

export const covered = { lives: 0, acts: new Map<string, number>(), pairs: new Set<string>(), milliseconds: 0 }

class Does implements fc.AsyncCommand<State, Life> {
  constructor(
    readonly act: Act,
    readonly by: Person,
  ) {}

  check = (state: Readonly<State>) => state.acts < lastAct && this.act.can(state)

  run = (_state: State, life: Life) => perform(life, this.act, this.by)

  toString = () => `${this.by} ${this.act.name}`
}

export async function perform(life: Life, act: Act, by: Person, invariants = cheap): Promise<void> {
  const before = structuredClone(life.state)
  const previous = life.story.at(-1)
  life.story.push(act.name)
  covered.acts.set(act.name, (covered.acts.get(act.name) ?? 0) + 1)
  if (previous) covered.pairs.add(`${previous} → ${act.name}`)
  letPass(10 * minute)
  life.marks += 1
  const isAccepted = act.pass ? await act.pass(life).then(() => true) : await post(life, act, by)
  if (isAccepted) act.change(life.state, life.marks, life)
  if (act.name === 'releases by hand') checkRelease(before, isAccepted)
  if (act.learn && isAccepted) act.learn(life.state, await readTruth(life))
  life.state.acts += 1
  life.state.undoable = act.isUndoable && isAccepted ? { by: by as Staff, before: { ...before, undoable: null } } : null
  for (const invariant of invariants) await invariant(life)
  if (invariants.length > 0) await visitorsSeeExactlyWhatIsLive(life, ['page', 'English page'])
  // Five pages, so not after each act.
  if (invariants.length > 0 && life.state.prepared && life.marks % 4 === 0) await everySurfaceSaysTheSame(life)
}

async function post(life: Life, act: Act, chosen: Person): Promise<boolean> {
  const { path, fields, status, by = chosen } = await act.open(life, chosen, life.marks)
  if (!(fields instanceof FormData) && fields.purchasePrice) life.prices.add(Number(fields.purchasePrice))
  const answer = await personOf(life, by).post(path, fields)
  const text = await answer.text()
  const title = /<title>[^<]*/.exec(text)?.[0]
  if (answer.status !== status)
    throw new Broken(
      `what a page offers works: ${by} ${act.name} (${path}) answered ${answer.status}, not ${status} ${title} ${answer.status < 500 ? '' : life.log.lines.at(-1)}`,
    )
  life.shownNext = (answer.headers.get('Location') ?? '').replace(/#.*/, '')
  return status === 303
}

function checkRelease(before: State, isReleased: boolean): void {
  const reason = holdsUp(before)
  if (isReleased && reason) throw new Broken(`nothing is released that is held up: ${reason}`)
  if (!isReleased && !reason) throw new Broken('what nothing holds up can be released')
}

export function personOf({ staff, anyone }: Life, by: Person) {
  if (by === 'software') return staff.admin
  return by === 'admin' || by === 'editor' ? staff[by] : anyone
}

async function checkPages(life: Life): Promise<void> {
  for (const invariant of dear) await invariant(life)
  await pressButtons(life)
}

/** What the pages offer at the end of a life works, as it is shown; the last one that can be pressed is another each time. */
async function pressButtons(life: Life): Promise<void> {
  const pages = ['', '/prepared', '/images', '/history', '/declines'].map((page) => life.at + page)
  for (const [turn, page] of ['/dashboard/properties', ...(life.state.trashed ? [] : pages)].entries()) {
    if ((turn + life.marks) % 3 !== 0) continue
    const buttons = buttonsOn(await (await life.staff.admin.get(page)).text())
    const button = buttons[(life.marks * 7 + turn) % Math.max(buttons.length, 1)]
    if (!button) continue
    const { status } = await life.staff.admin.post(button.path, button.fields)
    covered.acts.set('presses what a page offers', (covered.acts.get('presses what a page offers') ?? 0) + 1)
    // Before an approval ends with another date, the page says that it will ask.
    const isQuestion = status === 409 && button.path.endsWith('/schedule')
    if (![200, 303, 400].includes(status) && !isQuestion)
      throw new Broken(`what a page offers works: ${button.words} on ${page} (${button.path}) answered ${status}`)
    Object.assign(life.state, await readTruth(life))
    await visitorsSeeExactlyWhatIsLive(life, ['page', 'list'])
    if (life.state.trashed) return
  }
}

/** Most of the steps that are drawn cannot be taken, so there are more of them than a life has acts. */
function lifeOf(seed: number, replayPath: string | undefined) {
  const steps = subjectsOf(seed).map((act) => fc.constantFrom(...act.by).map((by) => new Does(act, by)))
  return fc.commands(steps, { maxCommands: 120, size: 'max', ...(replayPath && { replayPath }) })
}

interface Wanted {
  runs: number
  seed: number
  /** Of a failure: fast-check's path, and the one inside the life. */
  path?: string
  /** Without it, the first life that fails is told as it is. */
  isShrunk?: boolean
}

/** What the first life that breaks an invariant says, shrunk; or null. Each life has a seed of its own, one after the other. */
export async function playLives({ runs, seed, path, isShrunk = true }: Wanted): Promise<string | null> {
  const start = performance.now()
  for (let life = 0; life < (path ? 1 : runs); life += 1) {
    const failure = await playLife(seed + life, path, isShrunk)
    covered.milliseconds = performance.now() - start
    if (failure) return failure
  }
  return null
}

async function playLife(seed: number, path: string | undefined, isShrunk: boolean): Promise<string | null> {
  const [runPath, replayPath] = (path ?? '').split('@')
  const property = fc.asyncProperty(lifeOf(seed, replayPath), async (commands) => {
    const life = await beginLife()
    covered.lives += 1
    await fc.asyncModelRun(() => ({ model: life.state, real: life }), commands)
    await checkPages(life)
  })
  const shrinking = { endOnFailure: !isShrunk, ...(runPath && { path: runPath }) }
  const result = await fc.check(property, { numRuns: 1, seed, unbiased: true, ...shrinking })
  if (!result.failed) return null
  const [life, message] = [String(result.counterexample?.[0]), (result.errorInstance as Error | null)?.message]
  const inner = /replayPath="([^"]*)"/.exec(life)?.[1] ?? ''
  const again = `LIVES_SEED=${seed} LIVES_PATH='${result.counterexamplePath}@${inner}' npm run test:worker`
  return [message, `the life: ${life}`, `${again} -- tests/worker/lives/lives.test.ts`].join('\n')
}
