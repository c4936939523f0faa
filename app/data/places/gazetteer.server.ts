import { unpackGazetteer } from '#app/domain/places/gazetteer-text.ts'
import type { Gazetteer } from '#app/domain/places/place.ts'
import { gazetteerRevision, gazetteerText } from './gazetteer-text.server.ts'

let known: Gazetteer | undefined

export function gazetteer(): Gazetteer {
  known ??= unpackGazetteer(gazetteerText())
  return known
}

export function sketchRevision(): string {
  return gazetteerRevision()
}
