import { type PropertyFieldName, type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { stageFlags } from '#app/domain/properties/stage.ts'
import type { Locale } from '#app/fields/locale.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import { translator } from '#app/i18n/server.ts'
import { stageMessage } from '#app/routes/dashboard/property-acts/stage-acts.server.ts'
import type { SavedChange } from './save-answers.server.ts'

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
  return { version, what, count: others.length, stage }
}

/** A sale sets the month and ends featuring. */
function isPartOfStage(name: PropertyFieldName, { sold }: PropertyValues): boolean {
  return stageFlags.some((flag) => flag === name) || name === 'soldOn' || (sold && name === 'highlighted')
}
