import { coverOf, type LonePicture } from '#app/domain/picture.ts'
import { type PropertyFieldName, propertyFields } from '#app/domain/properties/property.ts'
import type { PublishRuleName } from '#app/domain/properties/publish-rules.ts'
import { jointly } from '#app/domain/saving/joint-fields.ts'
import type { ObjectPlan, Outcome, ResultingState, StockProperty } from '#app/exchange/plan.ts'
import { skipsObject } from '#app/exchange/problems.ts'
import type { ReceivedObject } from '#app/exchange/received.ts'
import { formatDate } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { translator } from '#app/i18n/server.ts'
import type { ValueWriter } from '#app/words/saved-values.server.ts'
import { type DifferenceView, differenceView, type LastAuthor } from './difference-words.server.ts'
import { type ProblemView, problemView } from './problem-words.server.ts'

export interface ObjectView {
  position: number
  number: string
  name: string
  place: string
  cover: LonePicture | null
  outcome: Outcome
  after: ResultingState
  isNowhere: boolean
  note: string
  unmet: readonly { name: PublishRuleName; title: string; reason: string }[]
  differences: readonly DifferenceView[]
  /** See ObjectPlan.asksAll. */
  asksAll: boolean
  kept: readonly string[]
  pictures: { added: number; kept: number; removed: number } | null
  problems: readonly ProblemView[]
  propertyId: string | null
  isLeftOut: boolean
  isOpen: boolean
  /** See ObjectPlan.mayBe; null when nothing is to be identified. */
  same: boolean | null
}

export interface ObjectContext {
  received: ReceivedObject | undefined
  property: StockProperty | undefined
  isSame: boolean
  authorOf: (field: PropertyFieldName) => LastAuthor | null
}

export function objectView(
  plan: ObjectPlan,
  { received, property, isSame, authorOf }: ObjectContext,
  labels: Readonly<Record<PropertyFieldName, string>>,
  write: ValueWriter,
  locale: Locale,
): ObjectView {
  const { outcome, propertyId, pictures, base, isLeftOut, unmet } = plan
  const cover = coverOf(property?.pictures ?? [])
  const isTouched = pictures.added > 0 || pictures.removed.length > 0 || outcome === 'new'
  return {
    ...pick(plan, ['position', 'place', 'outcome', 'after', 'propertyId', 'isLeftOut', 'asksAll']),
    name: plan.name,
    number: plan.propertyNumber,
    cover: cover ? pick(cover, ['key', 'width', 'height', 'alt']) : null,
    isNowhere: outcome === 'skipped' && propertyId === null,
    note: noteOf(plan, received, locale),
    unmet: unmetView(unmet, locale),
    differences:
      outcome === 'withdrawn'
        ? []
        : jointly(propertyFields, plan.differences).map((joint) => {
            const [{ field, choice }] = joint
            return differenceView(joint, base?.values ?? {}, labels, write, { mine: choice ? authorOf(field) : null })
          }),
    kept: plan.kept.map((field) => labels[field]),
    pictures: isTouched ? { added: pictures.added, kept: pictures.kept, removed: pictures.removed.length } : null,
    problems: plan.problems.map((problem) => problemView(problem, locale)),
    isOpen: isLeftOut || (outcome !== 'skipped' && outcome !== 'unchanged'),
    same: plan.mayBe === null ? null : isSame,
  }
}

export function unmetView(unmet: readonly PublishRuleName[], locale: Locale): ObjectView['unmet'] {
  const rules = translator(locale)('dashboard:rules', { returnObjects: true })
  return unmet.map((name) => ({ name, ...rules[name] }))
}

/** Problems first, then hints, then objects without either. */
export function urgencyOf({ problems, unmet, differences, outcome }: ObjectPlan): 0 | 1 | 2 {
  const isLacking = unmet.length > 0 && (outcome === 'new' || outcome === 'changed')
  const isAsking = differences.some(({ choice }) => choice !== null)
  if (isLacking || isAsking || problems.some(skipsObject)) return 0
  return problems.length > 0 ? 1 : 2
}

function noteOf(
  { outcome, after, unmet, isLeftOut, problems, differences }: ObjectPlan,
  received: ReceivedObject | undefined,
  locale: Locale,
) {
  const t = translator(locale)
  if (isLeftOut) return t('forms:transferProblems.why.leftOut')
  const grave = problems.find(skipsObject)
  if (grave) return problemView(grave, locale).text
  if (outcome === 'withdrawn') return t(`forms:transferProblems.why.${received ? 'deleted' : 'missing'}`)
  if (unmet.length > 0 && outcome !== 'unchanged')
    return t('forms:transferProblems.why.lacking', { count: unmet.length })
  if (outcome === 'unchanged') return t('forms:transferProblems.why.stays')
  const inactive = problems.find(({ code }) => code === 'notYetActive' || code === 'noLongerActive')
  if (inactive && after !== 'public' && after !== 'reference')
    return t(`forms:transferProblems.why.${inactive.code === 'notYetActive' ? 'notYet' : 'noLonger'}`, {
      date: formatDate(inactive.found ?? '', locale),
    })
  if (differences.some(({ held, choice }) => held && choice === 'mine')) return t('forms:transferProblems.why.held')
  if (after === 'draft' && problems.some(({ code }) => code === 'unreadableDay'))
    return t('forms:transferProblems.why.unreadableDay')
  if (after === 'public') return t('forms:transferProblems.why.complete')
  if (after === 'reference') return t('forms:transferProblems.why.sold')
  return t(`forms:transferProblems.why.${received?.isAbroad ? 'abroad' : 'notWished'}`)
}
