import * as z from 'zod'
import type { Picture } from '#app/domain/picture.ts'
import { type PictureWords, pictureWordFields, type WordedPicture, wordsOf } from '#app/domain/picture-words.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import { parsedJson } from '#app/http/forms/form-rows.server.ts'
import { parseForm } from '#app/http/forms/forms.server.ts'
import type { PicturesPost } from './pictures-post.server.ts'

export const fieldNames = keysOf(pictureWordFields)

/** Whether the saved form matches the stored texts, so the user has seen the German original. */
export function matchesStored({ form, locale }: PicturesPost, picture: WordedPicture): boolean {
  const seen = { ...picture, ...shownWords(form, picture) }
  const submission = parseForm(typedWords(form, seen), pictureWordFields, locale)
  if (submission.status !== 'success') return false
  return wordsOf({ ...submission.value, alt: submission.value.alt ?? '' }) === wordsOf(picture)
}

/** The form's initial texts, or the stored ones. */
export function shownWords(form: FormData, picture: WordedPicture): PictureWords {
  const shown = shape.safeParse(parsedJson(form.get(`shown.${picture.key}`), longestShown)).data
  if (!shown) return picture
  const words = { ...picture, ...Object.fromEntries(fieldNames.map((name, index) => [name, shown[index]])) }
  return { ...words, alt: words.alt ?? '' }
}

/** In characters. */
const longestShown = 8_000

/** The format of `wordsOf`. */
const shape = z
  .tuple([z.enum(pictureWordFields.kind.options)], z.string().nullable())
  .refine(({ length }) => length === fieldNames.length)

/** Falls back to the stored texts for missing fields. */
export function typedWords(form: FormData, picture: WordedPicture): FormData {
  const typed = new FormData()
  for (const field of fieldNames) {
    const isTheirs = form.get(`keep.${field}.${picture.key}`) === 'theirs'
    const values = isTheirs ? [] : form.getAll(`${field}.${picture.key}`)
    for (const value of values.length > 0 ? values : [picture[field] ?? '']) typed.append(field, value)
  }
  return typed
}

/** Whether the form holds other words than it was opened with. */
export function hasTypedWords(form: FormData, picture: WordedPicture): boolean {
  const shown = shownWords(form, picture)
  return fieldNames.some((field) => {
    const typed = form.get(`${field}.${picture.key}`)
    return typed !== null && typed !== (shown[field] ?? '')
  })
}

/** Once they are saved. */
export function dropTypedWords(form: FormData, key: string): void {
  for (const name of [...fieldNames, 'shown']) form.delete(`${name}.${key}`)
}

/** A turned picture has a new key. */
export function moveTypedWords(form: FormData, from: string, to: string): void {
  for (const name of [...fieldNames, 'shown']) {
    const typed = form.get(`${name}.${from}`)
    if (typed !== null) form.set(`${name}.${to}`, typed)
  }
  dropTypedWords(form, from)
}

const chosenNames = ['kind', 'origin', 'originalKey', 'focus'] as const satisfies (typeof fieldNames)[number][]

function isChosen(name: string): boolean {
  return chosenNames.some((chosen) => chosen === name)
}

/** Texts for pictures that have been deleted or rotated since. */
export function lostWords(form: FormData, pictures: readonly Picture[]): string[] {
  const shown = [...form].filter(([name]) => name.startsWith('shown.'))
  return shown.flatMap(([name, before]) => {
    const key = name.slice('shown.'.length)
    if (pictures.some((picture) => picture.key === key)) return []
    const typed = fieldNames.map((field) => form.get(`${field}.${key}`))
    const texts = fieldNames.filter((name) => !isChosen(name)).map((field) => form.get(`${field}.${key}`))
    const isLost = JSON.stringify(typed.map((text) => text || null)) !== before
    return isLost ? [texts.filter(Boolean).join(' / ')] : []
  })
}
