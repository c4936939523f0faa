import { newId } from '#app/data/database.server.ts'
import { findPrepared, replaceValues } from '#app/data/prepared/prepared.server.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import { jointFields } from '#app/domain/saving/joint-fields.ts'
import type { Locale } from '#app/fields/locale.ts'
import { keysOf, pick } from '#app/fields/typed-objects.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'

interface Move {
  propertyId: string
  /** The prepared change that the user has seen. */
  id: string
  field: string
  /** Back among what is released. */
  isTakenBack: boolean
}

/** Null if nothing would be left to release. Joint fields move together. */
export async function moveField(context: AppContext, { propertyId, id, field, isTakenBack }: Move, locale: Locale) {
  const page = dashboardPaths.prepared(propertyId)
  const prepared = await findPrepared(context.db, propertyId)
  const overtaken = () => redirectWithMessage(context, page, 'preparedOvertaken', {}, { tone: 'warn' })
  const names = jointFields(propertyFields).find(([leading]) => leading === field)
  if (!prepared || !names) return overtaken()
  const { values, leftOut } = prepared
  const [from, to] = isTakenBack ? [leftOut, values] : [values, leftOut]
  const moved = names.filter((name) => name in from)
  if (moved.length === 0 && !(field in to)) return overtaken()
  const rest = pick(
    from,
    keysOf(from).filter((name) => !moved.includes(name)),
  )
  const grown = { ...to, ...pick(from, moved) }
  const next = isTakenBack ? { values: grown, leftOut: rest } : { values: rest, leftOut: grown }
  if (keysOf(next.values).length === 0) return null
  const replacedBy = newId()
  // A repeated post finds it moved already.
  const isDone =
    moved.length === 0 || (await replaceValues(context.db, { propertyId, id }, { id: replacedBy, ...next }))
  if (!isDone) return overtaken()
  const label = translator(locale)(`property:fields.${names[0]}`)
  if (isTakenBack) return redirectWithMessage(context, page, 'preparedTakenBack', { label })
  const fields = { prepared: moved.length === 0 ? prepared.id : replacedBy, field, undo: '1' }
  const undo = { action: dashboardPaths.preparedDiscard(propertyId), fields }
  return redirectWithMessage(context, page, 'preparedLeftOut', { label }, { undo })
}
