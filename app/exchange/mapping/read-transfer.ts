/** Reads object by object, so only one object is in memory. */

import type { ReadObject } from '#app/exchange/object-types.ts'
import { type Problem, quoted, TransferStopped } from '#app/exchange/problems.ts'
import { decodeDocument } from '#app/exchange/reading/decode.ts'
import { joinHeaders, readHeader, type TransferHeader } from '#app/exchange/reading/header.ts'
import { transferLimits } from '#app/exchange/reading/limits.ts'
import { pausing } from '#app/exchange/reading/pausing.ts'
import { Tally } from '#app/exchange/reading/tally.ts'
import { readXml, type XmlEvents } from '#app/exchange/reading/xml.ts'
import type { Element, ReceivedProvider, ReceivedTransfer } from '#app/exchange/received.ts'
import { readObject } from './read-object.ts'

export interface TransferDocument {
  name: string
  chunks: AsyncIterable<Uint8Array>
}

/** Throws TransferStopped. A repeated object replaces the earlier one at the same position. */
export async function readTransfer(
  documents: AsyncIterable<TransferDocument>,
  take: (object: ReadObject) => void | Promise<void>,
  today: string,
): Promise<ReceivedTransfer> {
  const headers: TransferHeader[] = []
  const providers = new Map<string, ReceivedProvider>()
  const problems: Problem[] = []
  const places = new Map<string, { position: number; times: number }>()
  const pause = pausing()
  const strays: Stray[] = []
  const tally = new Tally()

  const takeElement = async ({ element, provider }: FoundObject, header: TransferHeader) => {
    providers.set(provider.key, provider)
    const position = places.size + 1
    const context = { provider: provider.key, isOurs: header.isOurs, defaultAction: header.defaultAction, today }
    const object = readObject(element, { ...context, position })
    const identity = identityOf(object, position)
    const before = places.get(identity)
    if (!before && position > transferLimits.objects)
      throw new TransferStopped({ code: 'tooManyObjects', count: position, limit: transferLimits.objects })
    const place = before ? { ...before, times: before.times + 1 } : { position, times: 1 }
    places.set(identity, place)
    if (!before) return take(object)
    const repeated: Problem = { code: 'repeated', count: place.times }
    return take({ ...object, position: place.position, problems: [...object.problems, repeated] })
  }

  for await (const { name, chunks } of documents) {
    const found = await readDocument(chunks, takeElement, pause, tally)
    if ('fault' in found) {
      strays.push({ name, ...found })
      continue
    }
    headers.push(found.header)
    problems.push(...found.problems)
  }
  if (headers.length === 0) throw noOpenImmo(strays)
  if (places.size === 0) throw new TransferStopped({ code: 'empty' })
  problems.push(...strays.slice(0, mostStrays).map(({ name }): Problem => ({ code: 'strayXml', found: quoted(name) })))
  return { ...joinHeaders(headers), providers: [...providers.values()], problems }
}

const mostEntities = 20
const mostStrays = 20

/** An XML file that is not OpenImmo. `fault`: it broke before its root was read. */
interface Stray {
  name: string
  fault: TransferStopped | null
}

function noOpenImmo(strays: readonly Stray[]): TransferStopped {
  const fault = strays.find(({ fault }) => fault)?.fault
  return fault ?? new TransferStopped({ code: strays.length === 0 ? 'noXml' : 'notOpenImmo' })
}

interface FoundObject {
  element: Element
  provider: ReceivedProvider
  weight: number
}

/** In characters: of an object, of a byte that its tree holds, and of an element or attribute that is parsed. */
const weights = { object: 4_000, held: 1 / 5, node: 12 }

/** Distinguishes objects within one file, including translations of the same object. */
function identityOf({ provider, obid, intern, extern, language }: ReadObject, position: number): string {
  const [kind, number] = obid ? ['obid', obid] : intern ? ['intern', intern] : ['extern', extern]
  return JSON.stringify(number ? [provider, kind, number, language] : position)
}

async function readDocument(
  chunks: AsyncIterable<Uint8Array>,
  take: (object: FoundObject, header: TransferHeader) => Promise<void>,
  pause: (work: number) => Promise<void>,
  tally: Tally,
): Promise<{ header: TransferHeader; problems: Problem[] } | Pick<Stray, 'fault'>> {
  let isOpenImmo: boolean | undefined
  let isNamed = false
  let header = readHeader({})
  let ofProvider: Record<string, string> = {}
  const found: FoundObject[] = []
  let waiting: { element: Element; held: number }[] = []
  let waitingBytes = 0
  const release = () => {
    const provider = providerOf(ofProvider)
    for (const { element, held } of waiting)
      found.push({ element, provider, weight: weights.object + held * weights.held })
    waiting = []
    waitingBytes = 0
  }
  const wait = (element: Element, held: number) => {
    const limit = transferLimits.held
    waiting.push({ element, held })
    waitingBytes += held
    if (waitingBytes > limit)
      throw new TransferStopped({ code: 'tooLarge', bound: 'held', count: waitingBytes, limit, line: reader.line() })
  }

  const events: XmlEvents = {
    opened(name, attributes, parents) {
      isOpenImmo ??= name === 'openimmo'
      if (name === 'uebertragung' && parents.length === 1) header = readHeader(attributes)
      if (name === 'anbieter') ofProvider = {}
      return name === 'immobilie'
    },
    closed(element, parents, held) {
      if (element.name === 'immobilie') {
        wait(element, held)
        if (providerOf(ofProvider).key) release()
      } else if (element.name === 'anbieter') release()
      else if (parents.at(-1) === 'anbieter' && isProviderField(element.name))
        ofProvider[element.name] ||= element.text.slice(0, longestName).trim()
    },
  }
  const reader = readXml(events, tally)
  const takeFound = async () => {
    // Each is gone when the next is taken.
    for (let object = found.shift(); object; object = found.shift()) {
      await take(object, header)
      await pause(object.weight)
    }
  }
  const { pieces, encoding, counts } = decodeDocument(chunks)
  try {
    for await (const piece of pieces) {
      isNamed ||= isOpenImmo === undefined && /openimmo/i.test(piece)
      const nodesBefore = tally.nodes
      reader.write(piece)
      if (isOpenImmo === false) return { fault: null }
      await pause(piece.length + (tally.nodes - nodesBefore) * weights.node)
      await takeFound()
    }
    reader.end()
  } catch (error) {
    if (isOpenImmo === false) return { fault: null }
    // A broken OpenImmo file must not be ignored: beside a full one, its objects would be withdrawn.
    if (isOpenImmo || isNamed || !isUnreadable(error)) throw error
    return { fault: error }
  }
  release()
  await takeFound()

  const problems: Problem[] = []
  if (counts.replaced > 0) problems.push({ code: 'encoding', found: encoding(), count: counts.replaced })
  if (counts.mended > 0) problems.push({ code: 'otherEncoding', found: encoding(), count: counts.mended })
  if (counts.dropped > 0) problems.push({ code: 'strayCharacters', count: counts.dropped })
  for (const [name, count] of [...reader.entities].slice(0, mostEntities))
    problems.push({ code: 'entity', found: `&${name};`, count })
  return { header, problems }
}

function isUnreadable(error: unknown): error is TransferStopped {
  return error instanceof TransferStopped && ['malformed', 'doctype'].includes(error.problem.code)
}

const longestName = 1_000

const isProviderField = (name: string) => ['openimmo_anid', 'anbieternr', 'firma'].includes(name)

/** The key is empty if none of the three names anybody: software writes "-" and "0" into empty fields. */
function providerOf(fields: Readonly<Record<string, string>>): ReceivedProvider {
  const named = Object.entries(fields).filter(([, text]) => /[\p{L}1-9]/u.test(text))
  const { openimmo_anid, anbieternr, firma }: Readonly<Record<string, string>> = Object.fromEntries(named)
  const key = openimmo_anid || anbieternr || firma || ''
  const number = anbieternr && anbieternr !== key ? { number: quoted(anbieternr) } : {}
  return { key: quoted(key), name: quoted(firma || key), ...number }
}
