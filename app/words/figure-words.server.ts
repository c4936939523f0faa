/** Staff write numbers in German format; other texts are marked as German. */
import type { KeyFigureValues, keyFigureFields } from '#app/domain/entries/key-figure.ts'
import type { Untranslated } from '#app/domain/in-language.ts'
import { formatNumber } from '#app/fields/format.ts'
import { authoredLocale, type Locale } from '#app/fields/locale.ts'
import { readNumber } from '#app/fields/numbers/read-number.ts'
import type { TranslatedName } from '#app/fields/translations.ts'

export interface FigureWords {
  id: string
  label: string
  labelLang?: Locale
  value: string
  valueLang?: Locale
  suffix: string | null
  suffixLang?: Locale
}

export interface Figure
  extends Pick<KeyFigureValues, 'label' | 'value' | 'suffix'>,
    Untranslated<TranslatedName<typeof keyFigureFields>> {
  id: string
}

export function figureWords(figures: readonly Figure[], locale: Locale): FigureWords[] {
  const isForeign = locale !== authoredLocale
  return figures.map(({ id, label, value, suffix, untranslated }) => {
    const isGerman = (name: TranslatedName<typeof keyFigureFields>) => untranslated?.includes(name) ?? false
    // Translated values already use the language's number format.
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

/** Null unless it is a number. Four digits without a separator may be a year and stay unchanged. */
function inLanguage(text: string, locale: Locale): string | null {
  const read = /^\d[\d.,]*$/.test(text) ? readNumber(text, authoredLocale) : null
  if (!read || 'problem' in read) return null
  const decimals = Number.isInteger(read.value) ? 0 : (text.split(/[.,]/).at(-1)?.length ?? 0)
  const useGrouping = /^\d{4}$/.test(text) ? false : 'always'
  return formatNumber(read.value, locale, { minimumFractionDigits: decimals, useGrouping })
}
