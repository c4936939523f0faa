import { type FieldMapping, longestText, place } from '#app/exchange/mapping/fields/field-mapping.ts'
import type { ObjectReader } from '#app/exchange/mapping/fields/object-reader.ts'
import { readLanguage } from '#app/exchange/reading/languages.ts'
import type { Element } from '#app/exchange/received.ts'
import type { ForeignLocale, Locale } from '#app/fields/locale.ts'

const container = 'freitexte'
const name = 'objekt_text'
const path = `${container}/${name}`

/** The first text in each language counts; other languages are carried unmapped. */
export function textIn(locale: ForeignLocale): FieldMapping<string | null> {
  return {
    read: (from, field) => {
      const [text, ...others] = textsIn(from, locale)
      if (!text) return null
      for (const one of [text, ...others]) from.take(one)
      if (others.length > 0) from.report({ code: 'severalTexts', element: field, count: others.length + 1 })
      return from.shortened(field, text.text, longestText(field), 'many')
    },
    write: (text) => (text === null ? [] : [place(path, text, { lang: locale })]),
  }
}

export function textsIn(from: ObjectReader, locale: Locale): Element[] {
  return from
    .all(from.scope(container), name)
    .filter(({ attributes, text }) => text.trim() !== '' && readLanguage(attributes.lang) === locale)
}

export function isSameText(one: Element, other: Element): boolean {
  if (one.name !== name || other.name !== name) return false
  const language = readLanguage(one.attributes.lang)
  return language !== null && language === readLanguage(other.attributes.lang)
}
