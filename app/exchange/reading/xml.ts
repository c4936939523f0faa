/** Streams well-formed XML as small trees. Reads no DTD, but knows HTML's named characters. */
import { decodeHTMLStrict } from 'entities'
import { SaxesParser } from 'saxes'
import { TransferStopped } from '#app/exchange/problems.ts'
import type { Element } from '#app/exchange/received.ts'
import { transferLimits } from './limits.ts'

export interface XmlEvents {
  /** Returns true to collect this element's tree; `closed` then receives it whole. */
  opened: (name: string, attributes: Element['attributes'], parents: readonly string[]) => boolean
  closed: (element: Element, parents: readonly string[]) => void
}

export interface XmlReader {
  write: (text: string) => void
  end: () => void
  line: () => number
  /** Elements and attributes so far. */
  nodes: () => number
  /** HTML-only entities and how often they occurred. */
  entities: ReadonlyMap<string, number>
}

interface OpenElement extends Element {
  text: string
  children: Element[]
}

/** Throws TransferStopped. */
export function readXml(events: XmlEvents): XmlReader {
  const parser = new SaxesParser()
  const entities = new Map<string, number>()
  parser.ENTITIES = htmlNames(entities)
  const open: OpenElement[] = []
  const path: string[] = []
  let treeDepth = 0
  let attributes = 0
  let elements = 0
  let nodes = 0
  let aroundObjects = 0
  let reportedUpTo = 0
  const place = () => {
    const element = path.slice(treeDepth).join('/')
    return { line: parser.line, column: parser.column, ...(element && { element }) }
  }
  const stop = (
    bound: 'nesting' | 'attributes' | 'elements' | 'aroundObjects' | 'text',
    count: number,
    limit: number,
  ) => {
    throw new TransferStopped({ code: 'tooLarge', bound, count, limit, ...place() })
  }
  const hear = () => {
    reportedUpTo = parser.position
  }
  const count = () => {
    hear()
    nodes += 1
    if (nodes > transferLimits.nodes) stop('elements', nodes, transferLimits.nodes)
    if (treeDepth === 0) aroundObjects += 1
    if (aroundObjects > transferLimits.aroundObjects) stop('aroundObjects', aroundObjects, transferLimits.aroundObjects)
  }
  const isInFile = () => fileElements.has(open.at(-1)?.name ?? '')
  const mostText = () => (isInFile() ? transferLimits.base64 : transferLimits.text)
  const mostBuffered = () => (isInFile() ? transferLimits.base64 : transferLimits.buffered)
  const add = (text: string) => {
    hear()
    const element = open.at(-1)
    if (!element) return
    element.text += text
    if (element.text.length > mostText()) stop('text', element.text.length, mostText())
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
    count()
    attributes = 0
  })
  parser.on('attribute', ({ value }) => {
    count()
    if (value.length > transferLimits.text) stop('text', value.length, transferLimits.text)
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
    if (treeDepth > 0 && open.length >= treeDepth) return void open.at(-1)?.children.push(element)
    treeDepth = 0
    events.closed(element, path)
  })

  return {
    entities,
    write(text) {
      parser.write(text)
      // Input that the parser still buffers.
      const [unheard, most] = [parser.position - reportedUpTo, mostBuffered()]
      if (unheard > most) stop('text', unheard, most)
    },
    end: () => void parser.close(),
    line: () => parser.line,
    nodes: () => nodes,
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
