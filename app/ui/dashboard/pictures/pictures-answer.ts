import type { ConflictView } from '#app/ui/dashboard/saving/save-conflict.tsx'
import type { FormProblem } from '#app/ui/form/error-summary.tsx'
import type { ControlTexts, FieldErrors } from '#app/ui/form/form-answer.ts'

export interface PicturesAnswer {
  title: string
  /** The property's version at the time of the answer: a later one means that something was saved since. */
  version?: number
  /** The property is in the trash; nothing was saved. */
  isTrashed?: boolean
  problems: readonly FormProblem[]
  /** The pictures that stay ticked. */
  ticked?: readonly string[]
  /** How many pictures of a partly refused upload were saved. */
  added?: number
  /** As typed, by the names of the controls. */
  values?: ControlTexts
  errors?: FieldErrors
  /** A colleague's changes to the same words, with labels. */
  change?: ConflictView
  labels?: Readonly<Record<string, string>>
}
