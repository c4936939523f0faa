import XMLBuilder from 'fast-xml-builder'
import { digestOf } from '#app/data/digest.server.ts'
import { withoutForbidden } from '#app/exchange/writing/to-xml.ts'

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

export async function xmlResponse(document: XmlNode, type: string): Promise<Response> {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}`
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      ETag: `"${(await digestOf([text])).slice(0, 32)}"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}

export function xmlFile(name: string, text: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}
