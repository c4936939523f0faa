import type { SavedDifference } from '#app/ui/dashboard/saving/save-conflict.tsx'
import type { FormProblem } from '#app/ui/form/error-summary.tsx'
import type { ControlTexts, FieldErrors } from '#app/ui/form/form-answer.ts'

export interface PicturesAnswer {
  title: string
  /** The property's when the answer was given: a later one means that something has been saved since. */
  version?: number
  problems: readonly FormProblem[]
  /** How many pictures of an upload were taken although others were not. */
  added?: number
  /** As typed, by the names of the controls. */
  values?: ControlTexts
  errors?: FieldErrors
  /** What somebody else has changed too, with its labels. */
  change?: { by: string | null; differences: readonly SavedDifference[] }
  labels?: Readonly<Record<string, string>>
}
