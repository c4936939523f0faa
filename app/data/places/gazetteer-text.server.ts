/** The build puts the text itself in place of this, see scripts/places/plugin.ts. Sources: see README.md#licence. */
import { createHash } from 'node:crypto'
import { gazetteerText as makeText } from '#scripts/places/gazetteer.ts'

let text: string | undefined

export function gazetteerText(): string {
  text ??= makeText()
  return text
}

/** Changes with what the packages say, and with what we make of it. */
export function gazetteerRevision(): string {
  return createHash('sha256').update(gazetteerText()).digest('hex').slice(0, 8)
}
