import type { Field, Fields } from './field.ts'
import { type ForeignLocale, foreignLocales } from './locale.ts'
import { keysOf, pick } from './typed-objects.ts'

export type TranslatedName<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { translated: true } ? Name : never
}[keyof F & string]

export type TranslationName<Name extends string> = `${Name}${Capitalize<ForeignLocale>}`

type Twin<F extends Field, Name extends string> = Omit<F, 'required' | 'translated' | 'inDetails' | 'belongsTo'> & {
  translates: Name
  locale: ForeignLocale
}

type Translations<F extends Fields> = {
  [Name in TranslatedName<F> as TranslationName<Name>]: Twin<F[Name], Name>
}

export function withTranslations<const F extends Fields>(fields: F): F & Translations<F> {
  const all = Object.entries<Field>(fields).flatMap(([name, field]): [string, Field][] => [
    [name, field],
    ...(field.translated ? foreignLocales.map((locale) => translation(name, field, locale)) : []),
  ])
  // The mapped type says by name what translation() does.
  return Object.fromEntries(all) as F & Translations<F>
}

function translation(name: string, field: Field, locale: ForeignLocale): [string, Field] {
  const { required: _r, translated: _t, inDetails: _d, belongsTo: _b, ...kept } = field
  return [translationName(name, locale), { ...kept, translates: name, locale }]
}

const nameEndings = { en: 'En' } as const satisfies Record<ForeignLocale, Capitalize<ForeignLocale>>

export function translationName<Name extends string>(name: Name, locale: ForeignLocale): TranslationName<Name> {
  return `${name}${nameEndings[locale]}`
}

type AuthoredName<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { translates: string } ? never : Name
}[keyof F & string]

/** The fields that have columns. */
export function authoredFields<F extends Fields>(fields: F): Pick<F, AuthoredName<F>> {
  return pick(
    fields,
    keysOf(fields).filter((name): name is AuthoredName<F> => !fields[name]?.translates),
  )
}

export interface Translation {
  name: string
  translates: string
  locale: ForeignLocale
}

export function translationsIn(fields: Fields): Translation[] {
  return Object.entries(fields).flatMap(([name, { translates, locale }]) =>
    translates && locale ? [{ name, translates, locale }] : [],
  )
}
