/** The build puts the text into a static file (scripts/places/plugin.ts). Sources: see README.md#licence. */
import { createHash } from 'node:crypto'
import { gazetteerText as makeText } from '#scripts/places/gazetteer.ts'

let text: string | undefined

export function gazetteerText(): string {
  text ??= makeText()
  return text
}

/** Outside the build there is nothing to fetch. */
export async function fetchGazetteer(_files: Fetcher): Promise<void> {}

/** Changes with the data and with our processing of it. */
export function gazetteerRevision(): string {
  return createHash('sha256').update(gazetteerText()).digest('hex').slice(0, 8)
}
