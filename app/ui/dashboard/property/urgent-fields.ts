import { propertyFieldGroups } from '#app/domain/properties/property.ts'
import type { PublishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { publishRules, unmetRules } from '#app/domain/properties/publish-rules.ts'
import { contestedFields } from '#app/ui/dashboard/saving/staff-form.tsx'
import { fieldOf } from '#app/ui/form/form-texts.ts'
import type { FieldDoubt } from './publish-checklist.tsx'
import type { SaveAnswer } from './save-notices.tsx'

export interface CheckedProperty {
  /** The stored property, as the publish rules see it; null before the first save. */
  candidate: PublishCandidate | null
  /** Which publish rules apply; null before the first save. */
  ruleDate: string | null
  doubts: readonly FieldDoubt[]
  answer: SaveAnswer | undefined
}

export interface UrgentFields {
  /** Invalid, or missing in an online offer. */
  mistaken: ReadonlySet<string>
  /** Those and the fields that something on the page links to: they must not be hidden. */
  urgent: ReadonlySet<string>
}

/** `errors` has the names of controls as keys. */
export function findUrgentFields(
  { candidate, ruleDate, doubts, answer }: CheckedProperty,
  errors: Readonly<Record<string, readonly string[] | undefined>>,
): UrgentFields {
  const invalid = Object.keys(errors).filter((control) => errors[control]?.length)
  const missing = publishRules.filter(({ name }) => answer?.missing?.includes(name))
  const mistaken = new Set<string>([...invalid.map(fieldOf), ...missing.map(({ field }) => field)])
  const unmet = candidate && ruleDate ? unmetRules(candidate, ruleDate) : []
  const urgent = new Set([
    ...mistaken,
    ...unmet.map(({ field }) => field),
    ...doubts.flatMap(({ fields }) => fields),
    ...contestedFields(answer),
  ])
  return { mistaken, urgent }
}

export function groupState(
  name: keyof typeof propertyFieldGroups,
  { mistaken, urgent }: UrgentFields,
  answer: SaveAnswer | undefined,
) {
  const fields = Object.keys(propertyFieldGroups[name])
  return {
    name,
    isOpen: fields.some((field) => urgent.has(field) || answer?.result.intent?.payload.name === field),
    errorCount: fields.filter((field) => mistaken.has(field)).length,
    choiceCount: fields.filter((field) => contestedFields(answer).includes(field)).length,
  }
}
