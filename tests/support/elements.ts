/** Trees as the parser of a transfer makes them, from XML and from what we write. */
import { XMLParser } from 'fast-xml-parser'
import type { Element } from '#app/exchange/received.ts'

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: true,
  htmlEntities: false,
})

type Node = Record<string, unknown>

/** The root, or `undefined` inside comments and declarations. Names are lower case, as the format's readers see them. */
export function parseXml(xml: string): Element {
  const [root] = elementsOf(parser.parse(xml))
  if (!root) throw new Error('no element')
  return root
}

function elementsOf(nodes: Node[]): Element[] {
  return nodes.flatMap((node) => {
    const name = Object.keys(node).find((key) => key !== ':@')
    if (!name || name === '#text' || name.startsWith('?')) return []
    const children = node[name] as Node[]
    const attributes = Object.entries((node[':@'] ?? {}) as Record<string, string>)
    return [
      {
        name: name.toLowerCase(),
        attributes: Object.fromEntries(attributes.map(([key, value]) => [key.toLowerCase(), String(value)])),
        text: children.map((child) => String(child['#text'] ?? '')).join(''),
        children: elementsOf(children),
      },
    ]
  })
}

/** As XML would bring it back. */
export function asRead({ name, attributes, text, children }: Element): Element {
  return {
    name: name.toLowerCase(),
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value])),
    text,
    children: children.map(asRead),
  }
}

export function xmlOf({ name, attributes, text, children }: Element): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${said.join('')}>${escaped(text)}${children.map(xmlOf).join('')}</${name}>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** The elements of that path below it. */
export function elementsAt(element: Element, path: string): Element[] {
  return path
    .split('/')
    .reduce<Element[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((c) => c.name === name)),
      [element],
    )
}

/** An object for sale that says little. Containers are replaced by what is given, and left out for null. */
export function anObject(containers: Readonly<Record<string, string | null>> = {}): Element {
  const all = {
    objektkategorie:
      '<nutzungsart WOHNEN="true"/><vermarktungsart KAUF="true"/><objektart><haus haustyp="VILLA"/></objektart>',
    geo: '<ort>Aachen</ort>',
    freitexte: '<objekttitel>Villa am Wald</objekttitel>',
    verwaltung_techn: '<objektnr_extern>A-1</objektnr_extern>',
    ...containers,
  }
  const inner = Object.entries(all).map(([name, xml]) => (xml === null ? '' : `<${name}>${xml}</${name}>`))
  return parseXml(`<immobilie>${inner.join('')}</immobilie>`)
}

export const apartment = '<vermarktungsart KAUF="true"/><objektart><wohnung/></objektart>'
export const rental = '<vermarktungsart MIETE_PACHT="true"/><objektart><wohnung/></objektart>'
export const plot = '<vermarktungsart KAUF="true"/><objektart><grundstueck/></objektart>'
