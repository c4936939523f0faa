import { answerFields, type ValuationAnswers } from '#app/domain/enquiries/valuation.ts'
import type { Fact } from '#app/fields/fact-list.tsx'
import type { Field } from '#app/fields/field.ts'
import { formatMeasure, formatNumber, formatValue, type Words } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import { type Translator, translator } from '#app/i18n/server.ts'

export function valuationOptions(t: Translator) {
  return {
    houseType: t('property:options.houseType', { returnObjects: true }),
    objectCondition: t('property:options.objectCondition', { returnObjects: true }),
    ...t('pages:valuation.options', { returnObjects: true }),
  }
}

export function valuationFacts(answers: ValuationAnswers, locale: Locale): Fact[] {
  const t = translator(locale)
  const labels = t('pages:valuation.fields', { returnObjects: true })
  const options: Record<string, Readonly<Record<string, string>>> = valuationOptions(t)
  return keysOf(answerFields).flatMap((name) => {
    const field: Field = answerFields[name]
    const words: Words = { yes: '', no: '', option: (key) => options[name]?.[key] ?? key }
    const value = formatValue(field, answers[name], locale, words)
    return value === null ? [] : { label: labels[name], value }
  })
}

/** "Bewertung: Haus in Hamburg" */
export function valuationSubject({ houseType, city }: ValuationAnswers, locale: Locale): string {
  const t = translator(locale)
  return t('pages:valuation.subject', { type: t(`property:options.houseType.${houseType}`), city })
}

export function valuationSummary(answers: ValuationAnswers, locale: Locale): { object: string; occasion: string } {
  const t = translator(locale)
  const options = valuationOptions(t)
  const { street, postalCode, city, livingArea, plotArea, rooms, yearBuilt, objectCondition } = answers
  const object = [
    options.houseType[answers.houseType],
    street,
    `${postalCode} ${city}`,
    livingArea !== null && formatMeasure(livingArea, 'm²', locale),
    plotArea !== null && t('pages:valuation.summary.plotArea', { area: formatMeasure(plotArea, 'm²', locale) }),
    rooms !== null && t('pages:valuation.summary.rooms', { count: rooms, formatted: formatNumber(rooms, locale) }),
    yearBuilt !== null && t('pages:valuation.summary.yearBuilt', { year: yearBuilt }),
    objectCondition && options.objectCondition[objectCondition],
  ]
  const occasion = [options.occasion[answers.occasion], options.timeFrame[answers.timeFrame]]
  return { object: object.filter(Boolean).join(', '), occasion: occasion.join('. ') }
}
