/** The one sentence about a prepared change, for staff and for its owner. */
import type { Assessment } from '#app/data/prepared/assessment.server.ts'
import type { PreparedChange } from '#app/data/prepared/prepared.server.ts'
import { closingOf } from '#app/domain/properties/closing.ts'
import { jointLabel } from '#app/domain/saving/joint-fields.ts'
import { isBlocker, type PreparedState } from '#app/domain/saving/prepared-state.ts'
import type { Locale } from '#app/fields/locale.ts'
import { type Translator, translator } from '#app/i18n/server.ts'
import { momentText } from '#app/words/moments.server.ts'

interface Assessed extends Pick<Assessment, 'state' | 'facts' | 'conflicts' | 'missing'> {
  row: Parameters<typeof closingOf>[0]
  decision: { decidedAt: Date } | null
}
type Asked = Pick<PreparedChange, 'askedAt'>

/** Whether the date is kept, for the first words of a sentence. */
function promiseOf({ obstacle, sentence, timing }: PreparedState) {
  if (obstacle === null) return null
  if (timing === 'open') return isBlocker(sentence) ? 'undated' : null
  if (timing === 'past') return 'missed'
  const isAwaited = sentence === 'asked'
  if (timing === 'due') return isAwaited ? 'dueIfApproved' : 'dueStopped'
  return isAwaited ? 'ifApproved' : 'stopped'
}

export function staffSentence(assessed: Assessed, asked: Asked, locale: Locale): string {
  const t = translator(locale)
  const promise = promiseOf(assessed.state)
  const moment = momentOf(assessed.facts.releaseAt, locale)
  return [promise && t(`dashboard:prepared.promises.${promise}`, { moment }), reasonSentence(assessed, asked, locale)]
    .filter(Boolean)
    .join(' ')
}

/** Without what becomes of the date. */
export function reasonSentence({ state, ...assessed }: Assessed, { askedAt }: Asked, locale: Locale): string {
  const t = translator(locale)
  const { facts, decision, row, conflicts, missing } = assessed
  const labels = propertyLabels(row, t)
  const words = {
    moment: momentOf(facts.releaseAt, locale),
    asked: momentOf(askedAt, locale),
    decided: momentOf(decision?.decidedAt ?? null, locale),
    fields: conflicts.map((conflict) => jointLabel(labels, conflict.fields)).join(', '),
    missing: missing.map((rule) => t(`dashboard:rules.${rule}.title`)).join(', '),
  }
  const { sentence } = state
  if (sentence !== 'otherDate') return t(`dashboard:prepared.sentences.${sentence}`, words)
  return [
    facts.approvedFor
      ? t('dashboard:prepared.approvedFor', { ...words, approved: momentOf(facts.approvedFor, locale) })
      : t('dashboard:prepared.approvedUndated', words),
    t(`dashboard:prepared.otherDate.${facts.releaseAt ? 'dated' : 'undated'}`),
  ].join(' ')
}

/** For the owner, who is not told what the agency has to mend. */
export function ownersSentence({ state, facts }: Pick<Assessed, 'state' | 'facts'>, locale: Locale): string {
  const t = translator(locale)
  const moment = momentOf(facts.releaseAt, locale)
  const { sentence, timing } = state
  if (timing === 'past') return moment ? t('pages:seller.pastDate', { moment }) : t('pages:seller.sentences.blocked')
  if (isBlocker(sentence)) {
    const stopped = moment && t('pages:seller.stopped', { moment })
    return [stopped, t('pages:seller.sentences.blocked')].filter(Boolean).join(' ')
  }
  if (sentence === 'due') return t('pages:seller.sentences.due')
  if (state.obstacle === null)
    return moment ? t('pages:seller.approvedPlanned', { moment }) : t('pages:seller.approvedUnplanned')
  if (sentence === 'declined') return t('pages:seller.sentences.declined')
  if (timing === 'due') return t('pages:seller.due', { moment })
  return moment ? t('pages:seller.planned', { moment }) : t('pages:seller.unplanned')
}

function momentOf(moment: Date | null, locale: Locale): string {
  return moment ? momentText(moment, locale) : ''
}

/** Of the fields, with the words for a sale or a letting. */
export function propertyLabels(row: Parameters<typeof closingOf>[0], t: Translator) {
  return {
    ...t('property:fields', { returnObjects: true }),
    ...t(`property:closing.${closingOf(row)}.fields`, { returnObjects: true }),
  }
}
