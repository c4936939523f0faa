/** Two acts of two people: one after the other in both orders, from forms opened before either was posted, and at once. */
import { env } from 'cloudflare:test'
import { afterAll, expect, test, vi } from 'vitest'
import type { Act } from './act.ts'
import { acts } from './acts.ts'
import { afterwards } from './invariants.ts'
import { beginLife, type Life } from './life.ts'
import { perform, personOf } from './runner.ts'
import { readTruth } from './truth.ts'

afterAll(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** What both of a pair can do: an offer with a second picture and a prepared price, about which the owner is asked. */
const before = ['uploads a picture', 'asks about it', 'prepares the price', 'asks the owner']
/** Those that need another state, pass time, or have a person of their own. */
const writing = acts.filter(({ by, pass }) => !pass && (by[0] === 'admin' || by[0] === 'owner'))

async function anOffer(): Promise<Life> {
  const life = await beginLife()
  for (const name of before) await perform(life, named(name), named(name).by[0] ?? 'admin', [])
  return life
}

function named(name: string): Act {
  const act = acts.find((one) => one.name === name)
  if (!act) throw new Error(`no act ${name}`)
  return act
}

/** A refusal says why on a page: 303 with a message, 400 or 409 with the form. */
const accepted = [303, 200]
const refused = [400, 404, 409]

async function both(one: Act, other: Act, areAtOnce: boolean): Promise<string | null> {
  const life = await anOffer()
  if (!one.can(life.state) || !other.can(life.state)) return null
  const first = await one.open(life, one.by[0] ?? 'admin', 91)
  const second = await other.open(life, other.by.at(-1) ?? 'editor', 92)
  for (const { fields } of [first, second])
    if (!(fields instanceof FormData) && fields.purchasePrice) life.prices.add(Number(fields.purchasePrice))
  const send = ({ path, fields }: typeof first, act: Act, by: Act['by'][number]) => {
    if (act.by[0] === 'owner') return life.anyone.post(path, fields)
    return personOf(life, by).post(path, fields)
  }
  const senders = [() => send(first, one, 'admin'), () => send(second, other, 'editor')] as const
  const answers = areAtOnce
    ? await Promise.all(senders.map((sender) => sender()))
    : [await senders[0](), await senders[1]()]
  const statuses = answers.map(({ status }) => status)
  if (statuses.some((status) => ![...accepted, ...refused].includes(status))) return `answers ${statuses.join()}`
  if (!areAtOnce && statuses[0] !== first.status) return `the first answers ${statuses[0]}`
  const truth = await readTruth(life)
  Object.assign(life.state, truth, { enquiries: life.state.enquiries })
  return afterwards(life)
}

const pairs = writing.flatMap((one) => writing.map((other) => [one, other] as const))

test.each([
  ['from forms that were opened before either was posted', false],
  ['at once', true],
] as const)(
  'two acts %s leave true pages, and nothing half done',
  async (_how, areAtOnce) => {
    const { seed, share } = env.LIVES
    const chosen = pairs.filter((_, place) => (place + seed + Number(areAtOnce)) % share === 0)
    const found: string[] = []
    for (const [one, other] of chosen) {
      const wrong = await both(one, other, areAtOnce).catch((error) => String(error))
      if (wrong) found.push(`${one.name}, ${other.name}: ${wrong}`)
    }
    expect(found).toEqual([])
  },
  3_600_000,
)
