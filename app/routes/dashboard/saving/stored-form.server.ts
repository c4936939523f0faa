import { type PictureName, pictureControls } from '#app/domain/picture.ts'
import type { Saved } from '#app/domain/saving/subject.ts'
import type { Field, Fields, FieldValue } from '#app/fields/field.ts'
import { formatForControls } from '#app/fields/format-for-control.ts'
import type { Locale } from '#app/fields/locale.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import { addRows } from '#app/http/forms/form-rows.server.ts'

export type Values = Readonly<Record<string, FieldValue<Field>>>

/** The stored values as a form, with some fields replaced. */
export function formWith(fields: Fields, present: Saved<Values>, values: Values, locale: Locale): FormData {
  const form = new FormData()
  const texts: Record<string, string> = formatForControls(fields, { ...present.values, ...values }, locale)
  // A replaced field may have been empty.
  for (const [name, text] of Object.entries(texts)) if (text || name in values) form.set(name, text)
  addRows(form, form, fields)
  for (const name of keysOf(pictureControls)) if (name in values) setPicture(form, name, values[name])
  form.set('version', String(present.version))
  form.set('locale', locale)
  return form
}

export function setPicture(form: FormData, name: PictureName, key: unknown): void {
  const { uploaded, removed } = pictureControls[name]
  if (key) form.set(uploaded, String(key))
  else form.set(removed, 'on')
}

export function isPictureChosen(form: FormData, name: PictureName): boolean {
  const { uploaded, removed } = pictureControls[name]
  const file = form.get(name)
  return form.has(uploaded) || form.has(removed) || (file instanceof File && file.size > 0)
}
