import type { FieldValues } from '#app/fields/field.ts'
import { withTranslations } from '#app/fields/translations.ts'

export const keyFigureFields = withTranslations({
  label: { kind: 'text', max: 120, required: true, translated: true },
  value: { kind: 'text', max: 20, required: true, translated: true },
  suffix: { kind: 'text', max: 20, translated: true },
})

export type KeyFigureValues = FieldValues<typeof keyFigureFields>

export function figureText({ value, suffix }: Pick<KeyFigureValues, 'value' | 'suffix'>): string {
  return suffix === null ? value : `${value}\u00a0${suffix}`
}
