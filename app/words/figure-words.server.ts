/** Key figures in the language of the page. Staff write numbers as Germans do; other texts are marked as German. */
import type { KeyFigureValues } from '#app/domain/entries/key-figure.ts'
import { authoredLocale, type Locale } from '#app/fields/field.ts'
import { formatNumber } from '#app/fields/format.ts'
import { readNumber } from '#app/fields/read-number.ts'

export interface FigureWords {
  id: string
  label: string
  labelLang?: Locale
  value: string
  valueLang?: Locale
  /** With the space before it. */
  suffix: string | null
}

export function figureWords(figures: readonly (KeyFigureValues & { id: string })[], locale: Locale): FigureWords[] {
  const isForeign = locale !== authoredLocale
  return figures.map(({ id, labelDe, labelEn, value, suffix }) => {
    const number = inLanguage(value, locale)
    const label =
      isForeign && labelEn ? { label: labelEn } : { label: labelDe, ...(isForeign && { labelLang: authoredLocale }) }
    return {
      id,
      ...label,
      value: number ?? value,
      ...(isForeign && number === null && { valueLang: authoredLocale }),
      suffix: suffix && (isForeign && suffix === '%' ? suffix : `\u00a0${suffix}`),
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
