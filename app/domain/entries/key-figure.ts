import type { Fields, FieldValues } from '#app/fields/field.ts'

/** "97 % of the asking price". The value is text, so that "seit 1987" is possible. */
export const keyFigureFields = {
  labelDe: { kind: 'text', max: 120, required: true },
  labelEn: { kind: 'text', max: 120 },
  value: { kind: 'text', max: 20, required: true },
  suffix: { kind: 'text', max: 20 },
} as const satisfies Fields

/** In English by the German field. */
export const keyFigureTranslations = { labelDe: 'labelEn' } as const

export type KeyFigureValues = FieldValues<typeof keyFigureFields>

/** "97 %", with a no-break space. */
export function figureText({ value, suffix }: Pick<KeyFigureValues, 'value' | 'suffix'>): string {
  return suffix === null ? value : `${value}\u00a0${suffix}`
}
