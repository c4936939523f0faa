import type { Element } from '#app/exchange/received.ts'
import type { ReadContext, ReadObject } from './object-types.ts'

/** Reads one `immobilie`: so far only who it is, and its pictures. */
export function readObject(element: Element, { position, provider, defaultAction }: ReadContext): ReadObject {
  const numberIn = (name: string) => textAt(element, 'verwaltung_techn', name) || null
  const [obid, intern, extern] = [numberIn('openimmo_obid'), numberIn('objektnr_intern'), numberIn('objektnr_extern')]
  const attachments = at(element, 'anhaenge')
  return {
    position,
    provider,
    obid,
    intern,
    extern,
    propertyNumber: extern ?? intern ?? obid,
    action: defaultAction ?? 'change',
    state: null,
    values: { name: textAt(element, 'freitexte', 'objekttitel') },
    flags: {},
    pictures: attachments
      ? attachments.children.flatMap((attachment) => {
          const source = textAt(attachment, 'daten', 'pfad')
          const inline = textAt(attachment, 'daten', 'anhanginhalt')
          const common = { kind: 'photo' as const, alt: '', check: null, file: null }
          if (inline) return { ...common, source: '', sourceKind: 'inline' as const, inline }
          return { ...common, source, sourceKind: source.includes('://') ? ('address' as const) : ('entry' as const) }
        })
      : null,
    rest: [],
    isAbroad: false,
    problems: [],
  }
}

function at(element: Element | undefined, ...names: string[]): Element | undefined {
  const [name, ...others] = names
  if (!name) return element
  return at(
    element?.children.find((child) => child.name === name),
    ...others,
  )
}

function textAt(element: Element, ...names: string[]): string {
  return at(element, ...names)?.text.trim() ?? ''
}
