/** Streams well-formed XML as small trees. Reads no DTD, but knows HTML's named characters. */
import { decodeHTMLStrict } from 'entities'
import { SaxesParser } from 'saxes'
import { TransferStopped } from '#app/exchange/problems.ts'
import type { Element } from '#app/exchange/received.ts'
import { transferLimits } from './limits.ts'
import { heldBy, isWide, Tally, textBytes } from './tally.ts'

export interface XmlEvents {
  /** Returns true to collect this element's tree; `closed` then receives it whole. */
  opened: (name: string, attributes: Element['attributes'], parents: readonly string[]) => boolean
  /** `held`: what the tree takes, in bytes of memory. */
  closed: (element: Element, parents: readonly string[], held: number) => void
}

export interface XmlReader {
  write: (text: string) => void
  end: () => void
  line: () => number
  /** HTML-only entities and how often they occurred. */
  entities: ReadonlyMap<string, number>
}

interface OpenElement extends Element {
  text: string
  children: Element[]
}

/** Throws TransferStopped. */
export function readXml(events: XmlEvents, tally = new Tally()): XmlReader {
  const parser = new SaxesParser()
  const entities = new Map<string, number>()
  parser.ENTITIES = htmlNames(entities)
  const open: OpenElement[] = []
  const path: string[] = []
  let treeDepth = 0
  let attributes = 0
  let elements = 0
  let held = 0
  let files = 0
  let reportedUpTo = 0
  /** Whether what the parser still buffers takes two bytes a character. */
  let isBufferWide = false
  const place = () => {
    const element = path.slice(treeDepth).join('/')
    return { line: parser.line, column: parser.column, ...(element && { element }) }
  }
  const stop = (
    bound: 'nesting' | 'attributes' | 'elements' | 'nodes' | 'aroundObjects' | 'text' | 'texts' | 'held' | 'inline',
    count: number,
    limit: number,
  ) => {
    throw new TransferStopped({ code: 'tooLarge', bound, count, limit, ...place() })
  }
  const hear = () => {
    reportedUpTo = parser.position
  }
  const hold = (bytes: number) => {
    held += bytes
    if (held > transferLimits.held) stop('held', held, transferLimits.held)
  }
  const count = (bytes: number) => {
    hear()
    hold(bytes)
    tally.nodes += 1
    if (tally.nodes > transferLimits.nodes) stop('nodes', tally.nodes, transferLimits.nodes)
    if (treeDepth > 0) return
    tally.aroundObjects += 1
    if (tally.aroundObjects > transferLimits.aroundObjects)
      stop('aroundObjects', tally.aroundObjects, transferLimits.aroundObjects)
  }
  const countText = (text: string) => {
    const bytes = textBytes(text)
    hold(bytes)
    tally.texts += bytes
    if (tally.texts > transferLimits.texts) stop('texts', tally.texts, transferLimits.texts)
  }
  const countFile = (bytes: number) => {
    files += bytes
    if (files > transferLimits.inline) stop('inline', files, transferLimits.inline)
  }
  const isInFile = () => fileElements.has(open.at(-1)?.name ?? '')
  const add = (text: string) => {
    hear()
    const element = open.at(-1)
    if (!element) return
    element.text += text
    if (isInFile()) countFile(textBytes(text))
    else if (element.text.length > transferLimits.text) stop('text', element.text.length, transferLimits.text)
  }

  parser.on('error', ({ message }) => {
    const code = message.includes('doctype') ? 'doctype' : 'malformed'
    throw new TransferStopped({ code, ...place() })
  })
  parser.on('doctype', () => {
    throw new TransferStopped({ code: 'doctype', ...place() })
  })
  parser.on('comment', hear)
  parser.on('processinginstruction', hear)
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('opentagstart', () => {
    count(heldBy.element)
    attributes = 0
  })
  parser.on('attribute', ({ value }) => {
    count(heldBy.attribute)
    if (value.length > transferLimits.text) stop('text', value.length, transferLimits.text)
    countText(value)
    attributes += 1
    if (attributes > transferLimits.attributes) stop('attributes', attributes, transferLimits.attributes)
  })
  parser.on('opentag', (tag) => {
    if (open.length >= transferLimits.nesting) stop('nesting', open.length + 1, transferLimits.nesting)
    const name = localName(tag.name)
    const element: OpenElement = { name, attributes: plainAttributes(tag.attributes), text: '', children: [] }
    if (treeDepth > 0) elements += 1
    else if (events.opened(name, element.attributes, path)) {
      treeDepth = open.length + 1
      elements = 1
    }
    if (elements > transferLimits.elements) stop('elements', elements, transferLimits.elements)
    open.push(element)
    path.push(name)
  })
  parser.on('closetag', () => {
    hear()
    const element = open.pop()
    path.pop()
    if (!element) return
    // Line breaks between children are not text.
    if (element.text !== '' && element.text.trim() === '') element.text = ''
    if (!fileElements.has(element.name)) countText(element.text)
    if (treeDepth > 0 && open.length >= treeDepth) return void open.at(-1)?.children.push(element)
    treeDepth = 0
    events.closed(element, path, held + files)
    held = 0
    files = 0
  })

  return {
    entities,
    write(text) {
      const before = reportedUpTo
      parser.write(text)
      isBufferWide = isWide(text) || (isBufferWide && reportedUpTo === before)
      // Input that the parser still buffers.
      const unheard = parser.position - reportedUpTo
      const inline = files + unheard * (isBufferWide ? 2 : 1)
      if (!isInFile() && unheard > transferLimits.buffered) stop('text', unheard, transferLimits.buffered)
      if (isInFile() && inline > transferLimits.inline) stop('inline', inline, transferLimits.inline)
    },
    end: () => void parser.close(),
    line: () => parser.line,
  }
}

const fileElements = new Set(['anhanginhalt', 'base64'])

const xmlNames = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])

/** The parser looks up each name; undefined is an error. */
function htmlNames(seen: Map<string, number>): Record<string, string> {
  const textOf = (name: string) => {
    const written = `&${name};`
    const text = /^[A-Za-z][A-Za-z0-9]{0,40}$/.test(name) ? decodeHTMLStrict(written) : written
    if (text === written) return undefined
    if (!xmlNames.has(name)) seen.set(name, (seen.get(name) ?? 0) + 1)
    return text
  }
  return new Proxy({}, { get: (_, name) => textOf(String(name)) })
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}

function plainAttributes(attributes: Readonly<Record<string, string>>): Element['attributes'] {
  const named = Object.entries(attributes)
  if (named.length === 0) return none
  const own = named.filter(([name]) => name !== 'xmlns' && !name.startsWith('xmlns:'))
  return Object.fromEntries(own.map(([name, value]) => [localName(name), value]))
}

const none: Element['attributes'] = Object.freeze({})
