/** The gazetteer that the worker carries. It is read when somebody first asks, and kept. */
import { unpackGazetteer } from '#app/domain/places/gazetteer-text.ts'
import type { Gazetteer } from '#app/domain/places/place.ts'
import { gazetteerRevision, gazetteerText } from './gazetteer-text.server.ts'

let known: Gazetteer | undefined

export function gazetteer(): Gazetteer {
  known ??= unpackGazetteer(gazetteerText())
  return known
}

/** Of the sketches that are drawn from it. */
export function sketchRevision(): string {
  return gazetteerRevision()
}
