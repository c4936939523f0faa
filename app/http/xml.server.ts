import XMLBuilder from 'fast-xml-builder'

/** Keys with "@" are attributes, "#text" is the text beside them. */
export type XmlNode = { [name: string]: XmlValue }
type XmlValue = string | number | XmlNode | XmlNode[] | undefined

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  // "true" is a text like any other.
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  tagValueProcessor: (_name, value) => withoutForbidden(String(value)),
  attributeValueProcessor: (_name, value) => withoutForbidden(String(value)),
})

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** XML cannot contain control characters or lone surrogates, not even escaped. */
function withoutForbidden(text: string): string {
  return text.replace(forbidden, '')
}

/** Search engines should not list it as a page. */
export function xmlResponse(document: XmlNode, type: string): Response {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}`
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'X-Robots-Tag': 'noindex',
    },
  })
}
