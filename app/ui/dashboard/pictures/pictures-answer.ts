import type { FormProblem } from '#app/ui/form/error-summary.tsx'
import type { ControlTexts, FieldErrors } from '#app/ui/form/form-answer.ts'

export interface PicturesAnswer {
  title: string
  problems: readonly FormProblem[]
  /** How many pictures of an upload were taken although others were not. */
  added?: number
  /** As typed, by the names of the controls. */
  values?: ControlTexts
  errors?: FieldErrors
}
