import type { FieldValues } from '#app/fields/field.ts'
import { withTranslations } from '#app/fields/translations.ts'

/** "97 % of the asking price". The value is text, so that "seit 1987" is possible. */
export const keyFigureFields = withTranslations({
  label: { kind: 'text', max: 120, required: true, translated: true },
  /** A number is the same in all languages, and so is "%": only words are worth a translation. */
  value: { kind: 'text', max: 20, required: true, translated: true },
  suffix: { kind: 'text', max: 20, translated: true },
})

export type KeyFigureValues = FieldValues<typeof keyFigureFields>

/** "97 %", with a no-break space. */
export function figureText({ value, suffix }: Pick<KeyFigureValues, 'value' | 'suffix'>): string {
  return suffix === null ? value : `${value}\u00a0${suffix}`
}
