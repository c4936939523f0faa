import { FormStateInput } from '@conform-to/react'
import { useSubmit } from '@remix-run/react'
import { type ComponentProps, type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { intentName } from '#app/fields/control-names.ts'
import type { Fields } from '#app/fields/field.ts'
import type { Translation } from '#app/fields/translations.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FreshNotice, type FreshText } from '#app/ui/dashboard/texts/fresh-notice.tsx'
import { useStaleNotes } from '#app/ui/dashboard/texts/stale-note.tsx'
import { TranslationSource } from '#app/ui/dashboard/texts/translation-source.tsx'
import { ConformForm, restoringIntent, useConform, withRows } from '#app/ui/form/conform-form.tsx'
import type { DraftName } from '#app/ui/form/draft.ts'
import type { Texts } from '#app/ui/form/draft-storage.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import type { ControlTexts, FormAnswer } from '#app/ui/form/form-answer.ts'
import { problemsOf } from '#app/ui/form/form-problems.ts'
import { fieldOf } from '#app/ui/form/form-texts.ts'
import { DoubtedNumbers } from './doubted-numbers.tsx'
import { FormGuard } from './form-guard.tsx'
import { type ConflictView, SaveConflict } from './save-conflict.tsx'
import { UnsavedNote } from './unsaved-note.tsx'

/** The answer to a form that was not saved. */
export interface StaffAnswer {
  /** The version that the form will overwrite. */
  version: number
  result: FormAnswer
  change?: ConflictView | undefined
  fresh?: FreshText | undefined
}

type Labels = Readonly<Record<string, string>>

interface WiredForm {
  element: RefObject<HTMLFormElement>
  conform: ReturnType<typeof useConform>
}

/** Starts with the stored values or with the server's answer. */
export function useStaffForm(
  id: string,
  fields: Fields,
  stored: ControlTexts,
  answer: Pick<StaffAnswer, 'result'> | undefined,
): WiredForm {
  const element = useRef<HTMLFormElement>(null)
  return { element, conform: useConform(id, withRows(fields, stored), answer?.result) }
}

interface StaffFormProps
  extends Pick<ComponentProps<typeof ConformForm>, 'encType' | 'autoComplete' | 'preventScrollReset' | 'onChange'> {
  form: WiredForm
  className?: string | undefined
  page: string
  /** If other than `page`. */
  action?: string
  draft: DraftName
  version: number
  fields: Fields
  /** By the names of the controls; the same object until the language changes. */
  labels: Labels
  /** Controls that may be wrong, in the order of the page; by default those of the fields. */
  names?: readonly string[]
  /** Labels for the summary of mistakes, where they differ. */
  summaryLabels?: Labels
  isIntroduced?: boolean
  answer: StaffAnswer | undefined
  /** Since when translations are outdated, and where staff confirm that one is still right. */
  stale?: { since: Readonly<Record<string, Date | string>>; actionOf: (translation: Translation) => string }
  /** Called before a draft is restored, by forms with rows: the server makes the rows of the draft. */
  onRestore?: () => void
  /** Contains all inputs of the page, where there are more than this form's. */
  around?: RefObject<HTMLElement>
  notice?: ReactNode
  children: (parts: FormParts) => ReactNode
}

interface FormParts {
  /** The list of unsaved fields, shown beside the buttons. */
  unsavedNote: ReactNode
  translations: Translations
}

export interface Translations {
  stale: Readonly<Record<string, ReactNode>>
  source: (name: string) => ReactNode
  isUrgent: (name: string) => boolean
}

const none = { since: {}, actionOf: () => '' }

export function StaffForm({
  form: { element, conform },
  page,
  action = page,
  draft,
  version,
  fields,
  labels,
  names,
  summaryLabels = labels,
  isIntroduced = true,
  answer,
  stale: { since, actionOf } = none,
  onRestore,
  around,
  notice,
  children,
  // Forms that lead to another page begin at its top.
  preventScrollReset = answer === undefined,
  ...attributes
}: StaffFormProps) {
  const { t } = useTranslation('dashboard')
  const submit = useSubmit()
  const result = answer?.result
  const problems = useMemo(
    () => problemsOf(result, names ?? Object.keys(fields), summaryLabels),
    [result, names, fields, summaryLabels],
  )
  const refill = (texts: Texts) => {
    onRestore?.()
    submit({ ...texts, [intentName]: restoringIntent }, { method: 'post', action })
  }
  const wasRefused = answer !== undefined
  const parts: FormParts = {
    unsavedNote: <UnsavedNote form={element} labels={labels} wasRefused={wasRefused} />,
    translations: {
      stale: useStaleNotes({ fields, stale: since, version, labels, actionOf }),
      source: (name) => <TranslationSource name={name} />,
      isUrgent: urgentFields(answer),
    },
  }
  return (
    <ConformForm ref={element} form={conform} action={action} preventScrollReset={preventScrollReset} {...attributes}>
      <FormGuard
        form={element}
        draft={draft}
        version={version}
        locale={conform.initialValue?.locale}
        wasRefused={wasRefused}
        {...(onRestore && { refill })}
        {...(around && { around })}
      />
      {onRestore ? <FormStateInput /> : null}
      {answer?.change ? <SaveConflict {...answer.change} labels={labels} page={page} /> : null}
      {answer?.fresh ? <FreshNotice {...answer.fresh} label={labels[answer.fresh.name] ?? ''} /> : null}
      {notice}
      {result?.doubted ? <DoubtedNumbers numbers={result.doubted} labels={labels} /> : null}
      <ErrorSummary
        title={t('form.problems', { count: problems.length })}
        intro={isIntroduced ? t('form.problemsIntro') : undefined}
        problems={problems}
      />
      {children(parts)}
    </ConformForm>
  )
}

/** The fields that a refused form must show in either language: wrong ones, and those that a colleague changed. */
function urgentFields(answer: StaffAnswer | undefined): (name: string) => boolean {
  const wrong = Object.keys(answer?.result.error ?? {}).map(fieldOf)
  const urgent = new Set([...wrong, ...contestedFields(answer)])
  return (name) => urgent.has(name)
}

export function contestedFields(answer: Pick<StaffAnswer, 'change'> | undefined): readonly string[] {
  return answer?.change?.differences.map(({ field }) => field) ?? []
}

/** Of these fields. */
export function countUrgent(fields: readonly string[], answer: StaffAnswer | undefined) {
  const wrong = new Set(Object.keys(answer?.result.error ?? {}).map(fieldOf))
  const contested = contestedFields(answer)
  return {
    errorCount: fields.filter((field) => wrong.has(field)).length,
    choiceCount: fields.filter((field) => contested.includes(field)).length,
  }
}
