/** Some software sends an object once in each language; only texts of the others are merged. */
import type { Problem } from '#app/exchange/problems.ts'
import { readLanguage } from '#app/exchange/reading/languages.ts'
import type { ReceivedObject, ReceivedValues } from '#app/exchange/received.ts'
import { authoredLocale } from '#app/fields/locale.ts'
import { translationName } from '#app/fields/translations.ts'
import { finderByAnyId } from './identity.ts'

/** Only these fields are taken from objects in other languages. */
const textFields = ['name', 'description', 'fittings', 'locationDescription', 'otherNotes'] as const

export function joinLanguages(objects: readonly ReceivedObject[]): readonly ReceivedObject[] {
  const foreign = objects.filter(({ language }) => language !== undefined)
  if (foreign.length === 0) return objects
  const find = finderByAnyId(objects.filter(({ language }) => language === undefined))
  const translations = new Map<ReceivedObject, ReceivedObject[]>()
  const joined = new Set<ReceivedObject>()
  for (const object of foreign) {
    const [main, ...others] = find(object)
    if (!main || others.length > 0) continue
    joined.add(object)
    translations.set(main, [...(translations.get(main) ?? []), object])
  }
  return objects
    .filter((object) => !joined.has(object))
    .map((object) => withTexts(object, translations.get(object) ?? []))
}

const mostLanguages = 20

function withTexts(object: ReceivedObject, others: readonly ReceivedObject[]): ReceivedObject {
  if (object.action === 'delete') return object
  return others.slice(0, mostLanguages).reduce(
    ({ values, problems, ...one }, other) => ({
      ...one,
      values: { ...values, ...textsOf(other) },
      problems: [...problems, ...problemsOf(other)],
    }),
    object,
  )
}

function textsOf({ language, action, values, problems }: ReceivedObject): ReceivedValues {
  const locale = readLanguage(language)
  if (locale === null || locale === authoredLocale) return {}
  const isNameless = problems.some(({ code }) => code === 'noTitle')
  const texts = textFields.flatMap((field) => {
    const text = action === 'delete' || (field === 'name' && isNameless) ? null : values[field]
    return text === undefined ? [] : [[translationName(field, locale), text]]
  })
  return Object.fromEntries(texts)
}

function problemsOf({ language = '' }: ReceivedObject): Problem[] {
  return readLanguage(language) === null ? [{ code: 'otherLanguage', found: language }] : []
}
