import type { FormProblem } from '#app/ui/form/error-summary.tsx'
import type { ControlTexts, FieldErrors } from '#app/ui/form/form-answer.ts'

/** What the server says of a post that it did not take, or took in part. */
export interface PicturesAnswer {
  title: string
  problems: readonly FormProblem[]
  /** How many pictures of an upload were taken although others were not. */
  added?: number
  /** What was typed, by the names of the controls, and what is wrong with it. */
  values?: ControlTexts
  errors?: FieldErrors
}
