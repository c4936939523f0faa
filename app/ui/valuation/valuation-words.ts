import type { ValuationFieldName, ValuationStep } from '#app/domain/enquiries/valuation.ts'
import type { ControlTexts, FieldErrors } from '#app/ui/form/form-answer.ts'
import type { PrivacyWords } from '#app/ui/form/message-parts.tsx'

interface StepWords {
  readonly position: string
  readonly name: string
  readonly title: string
  readonly next: string
  readonly back?: string
  readonly note?: string
}

export interface ValuationWords extends PrivacyWords {
  readonly stepsLabel: string
  readonly steps: Readonly<Record<ValuationStep, StepWords>>
  readonly questions: Readonly<
    Record<'houseType' | 'place' | 'details' | 'detailsNote' | 'occasion' | 'timeFrame', string>
  >
  readonly fields: Readonly<Record<ValuationFieldName, string>>
  readonly fieldNotes: Readonly<Partial<Record<ValuationFieldName, string>>>
  readonly messageHint: string
  readonly noChoice: string
  readonly summary: { readonly title: string; readonly change: string }
  readonly leaveEmpty: string
}

export interface Asked {
  words: ValuationWords
  /** By field and option. */
  options: Readonly<
    Record<'houseType' | 'objectCondition' | 'occasion' | 'timeFrame', Readonly<Record<string, string>>>
  >
  texts: ControlTexts
  errors: FieldErrors
}
