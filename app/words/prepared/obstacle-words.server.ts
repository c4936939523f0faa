import type { PreparedChange } from '#app/data/prepared/prepared.server.ts'
import type { Assessment } from '#app/data/prepared/release.server.ts'
import { closingOf } from '#app/domain/properties/closing.ts'
import { jointLabel } from '#app/domain/saving/joint-fields.ts'
import type { Locale } from '#app/fields/locale.ts'
import { type Translator, translator } from '#app/i18n/server.ts'
import { momentText } from '#app/words/moments.server.ts'

type Question = Pick<PreparedChange, 'askedAt' | 'firstAskedAt'>

/** Why a prepared change cannot be released; null if it can. */
export function obstacleSentence(assessment: Assessment, question: Question, locale: Locale): string | null {
  const { obstacle, row, conflicts, missing } = assessment
  const t = translator(locale)
  if (obstacle === 'approval') return approvalSentence(assessment.decision, question, locale)
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

/** The state of the question to the owner, for a change that still lacks an approval. */
function approvalSentence(decision: Assessment['decision'], { askedAt, firstAskedAt }: Question, locale: Locale) {
  const t = translator(locale)
  if (decision) return t(`dashboard:prepared.unapproved.${decision.decision}`)
  return askedAt
    ? t('dashboard:prepared.unapproved.asked', { moment: momentText(askedAt, locale) })
    : t(`dashboard:prepared.unapproved.${firstAskedAt ? 'former' : 'draft'}`)
}

/** Of the fields, with the words for a sale or a letting. */
export function propertyLabels(row: Parameters<typeof closingOf>[0], t: Translator) {
  return {
    ...t('property:fields', { returnObjects: true }),
    ...t(`property:closing.${closingOf(row)}.fields`, { returnObjects: true }),
  }
}
