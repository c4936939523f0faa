import { type PropertyFieldName, type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { stageFlags } from '#app/domain/stage.ts'
import type { Locale } from '#app/fields/locale.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import type { FlashKey } from '#app/http/flash.server.ts'
import { translator } from '#app/i18n/server.ts'
import { stageMessage } from './stage-acts.server.ts'

/** What a save has changed. */
export interface SavedChange {
  before: PropertyValues
  version: number
  /** The label of the first field that `stage` does not name; null if there is none. */
  what: string | null
  /** How many others. */
  count: number
  /** What has happened to the stage of marketing. */
  stage: FlashKey | null
}

/** Null if nothing has changed. */
export function changeOf(
  before: PropertyValues,
  values: PropertyValues,
  version: number,
  locale: Locale,
): SavedChange | null {
  const changed = keysOf(propertyFields).filter((name) => before[name] !== values[name])
  if (changed.length === 0) return null
  const stage = stageMessage(before, values)
  const [first, ...others] = stage ? changed.filter((name) => !isPartOfStage(name, values)) : changed
  const what = first ? translator(locale)(`property:fields.${first}`) : null
  return { before, version, what, count: others.length, stage }
}

/** A sale sets the month and ends featuring. */
function isPartOfStage(name: PropertyFieldName, { sold }: PropertyValues): boolean {
  return stageFlags.some((flag) => flag === name) || name === 'soldOn' || (sold && name === 'highlighted')
}
