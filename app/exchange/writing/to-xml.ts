import XMLBuilder from 'fast-xml-builder'
import type { Element } from '#app/exchange/received.ts'

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

export function element(
  name: string,
  content: string | readonly (Element | null)[] = '',
  attributes: Readonly<Record<string, string>> = {},
): Element {
  if (typeof content === 'string') return { name, attributes, text: content, children: [] }
  return { name, attributes, text: '', children: content.filter((child) => child !== null) }
}

const builder = new XMLBuilder({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
})

export function toXml(root: Element): string {
  return builder.build([ordered(root)])
}

function ordered({ name, attributes, text, children }: Element): Record<string, unknown> {
  const written = withoutForbidden(text)
  return {
    [name]: [...(written ? [{ '#text': written }] : []), ...children.map(ordered)],
    ':@': Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, withoutForbidden(value)])),
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** XML forbids control characters and lone surrogates, even escaped. */
export function withoutForbidden(text: string): string {
  return text.replace(forbidden, '')
}
