/** An undo posts the versions after its act as `since`, one for each id, so that newer changes are left alone. */
import type { ActVersions, StateResult } from '#app/data/properties/property-states.server.ts'
import { badRequest } from '#app/http/responses.server.ts'

/** Between points, because cookies encode commas. */
export function versionsAfter(results: readonly StateResult[]): string {
  return results
    .map(({ property, result }) => property.version + (result === 'changed' || result === 'offline' ? 1 : 0))
    .join('.')
}

/** Empty for an act of a page. */
export function takenBack(form: FormData, ids: readonly string[]): ActVersions {
  const posted = form.get('since')
  if (posted === null) return new Map()
  const versions = String(posted).split('.', ids.length + 1)
  if (versions.length !== ids.length || !versions.every((version) => /^\d{1,9}$/.test(version))) throw badRequest()
  return new Map(ids.map((id, place) => [id, Number(versions[place])]))
}
