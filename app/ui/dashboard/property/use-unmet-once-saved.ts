import type { RefObject } from 'react'
import type { PublishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { unmetRules } from '#app/domain/properties/publish-rules.ts'
import { typedCandidate } from '#app/domain/properties/typed-candidate.ts'
import { useFormReading } from '#app/ui/form/changed-fields.ts'
import { changedFields, textsOf } from '#app/ui/form/form-texts.ts'
import { useLocale } from '#app/ui/parts/use-locale.ts'

/** The names of the publish rules that would be unmet after saving what has been typed; null without scripts. */
export function useUnmetOnceSaved(
  form: RefObject<HTMLFormElement>,
  candidate: PublishCandidate | null,
  ruleDate: string | null,
): ReadonlySet<string> | null {
  const locale = useLocale()
  const names = useFormReading(form, (element) => {
    if (!candidate || !ruleDate) return ''
    const typed = typedCandidate(candidate, changedFields(element), textsOf(element), locale)
    return unmetRules(typed, ruleDate)
      .map(({ name }) => name)
      .join()
  })
  return names === null ? null : new Set(names.split(','))
}
