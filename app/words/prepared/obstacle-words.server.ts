import type { Assessment } from '#app/data/prepared/release.server.ts'
import { closingOf } from '#app/domain/properties/closing.ts'
import { jointLabel } from '#app/domain/saving/joint-fields.ts'
import type { Translator } from '#app/i18n/server.ts'

/** Why a prepared change cannot be released; null if it can. */
export function obstacleSentence({ obstacle, row, conflicts, missing }: Assessment, t: Translator): string | null {
  if (obstacle === 'conflict') {
    const labels = propertyLabels(row, t)
    const fields = conflicts.map((conflict) => jointLabel(labels, conflict.fields)).join(', ')
    return t('dashboard:prepared.obstacles.conflict', { fields })
  }
  if (obstacle === 'rules') {
    const titles = missing.map((rule) => t(`dashboard:rules.${rule}.title`)).join(', ')
    return t('dashboard:prepared.obstacles.rules', { missing: titles })
  }
  return obstacle && t(`dashboard:prepared.obstacles.${obstacle}`)
}

/** Of the fields, with the words for a sale or a letting. */
export function propertyLabels(row: Parameters<typeof closingOf>[0], t: Translator) {
  return {
    ...t('property:fields', { returnObjects: true }),
    ...t(`property:closing.${closingOf(row)}.fields`, { returnObjects: true }),
  }
}
