/** Key figures in the language of the page. Staff write numbers as Germans do; other texts are marked as German. */
import type { KeyFigureValues, keyFigureFields } from '#app/domain/entries/key-figure.ts'
import type { Untranslated } from '#app/domain/in-language.ts'
import { formatNumber } from '#app/fields/format.ts'
import { authoredLocale, type Locale } from '#app/fields/locale.ts'
import { readNumber } from '#app/fields/read-number.ts'
import type { TranslatedName } from '#app/fields/translations.ts'

export interface FigureWords {
  id: string
  label: string
  labelLang?: Locale
  value: string
  valueLang?: Locale
  /** With the space before it. */
  suffix: string | null
  suffixLang?: Locale
}

/** Of the home page and the agency page, in the language of the page. */
export interface Figure
  extends Pick<KeyFigureValues, 'label' | 'value' | 'suffix'>,
    Untranslated<TranslatedName<typeof keyFigureFields>> {
  id: string
}

export function figureWords(figures: readonly Figure[], locale: Locale): FigureWords[] {
  const isForeign = locale !== authoredLocale
  return figures.map(({ id, label, value, suffix, untranslated }) => {
    const isGerman = (name: TranslatedName<typeof keyFigureFields>) => untranslated?.includes(name) ?? false
    // Whoever translates a value writes numbers as that language does.
    const number = !isForeign || isGerman('value') ? inLanguage(value, locale) : value
    return {
      id,
      label,
      ...(isGerman('label') && { labelLang: authoredLocale }),
      value: number ?? value,
      ...(isForeign && number === null && { valueLang: authoredLocale }),
      suffix: suffix && (isForeign && suffix === '%' ? suffix : `\u00a0${suffix}`),
      ...(isGerman('suffix') && /\p{L}/u.test(suffix ?? '') && { suffixLang: authoredLocale }),
    }
  })
}

/** Null for anything but a number. Four figures without a point may be a year, and stay together. */
function inLanguage(text: string, locale: Locale): string | null {
  const read = /^\d[\d.,]*$/.test(text) ? readNumber(text, authoredLocale) : null
  if (!read || 'problem' in read) return null
  const decimals = Number.isInteger(read.value) ? 0 : (text.split(/[.,]/).at(-1)?.length ?? 0)
  const useGrouping = /^\d{4}$/.test(text) ? false : 'always'
  return formatNumber(read.value, locale, { minimumFractionDigits: decimals, useGrouping })
}
