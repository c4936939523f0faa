/** The frame of every form of staff: what keeps it from being lost, what the server says about it, and its mistakes. */
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
import { urgentFields } from '#app/ui/dashboard/texts/urgent-fields.ts'
import { ConformForm, restoringIntent, useConform, withRows } from '#app/ui/form/conform-form.tsx'
import type { DraftName } from '#app/ui/form/draft.ts'
import type { Texts } from '#app/ui/form/draft-storage.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import type { ControlTexts, FormAnswer } from '#app/ui/form/form-answer.ts'
import { problemsOf } from '#app/ui/form/form-problems.ts'
import { FormGuard } from './form-guard.tsx'
import { SaveConflict, type SavedDifference } from './save-conflict.tsx'
import { UnsavedNote } from './unsaved-note.tsx'

/** The server's answer to a form that it has not saved. */
export interface StaffAnswer {
  /** The version that the form will overwrite. */
  version: number
  result: FormAnswer
  change?: { by: string | null; differences: readonly SavedDifference[] } | undefined
  fresh?: FreshText | undefined
}

type Labels = Readonly<Record<string, string>>

interface WiredForm {
  element: RefObject<HTMLFormElement>
  conform: ReturnType<typeof useConform>
}

/** Begins with what is stored, or with what the server gave back. */
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
  className: string | undefined
  /** The page of the form. */
  page: string
  /** Where it is posted, if not there. */
  action?: string
  draft: DraftName
  version: number
  fields: Fields
  /** By the names of the controls; the same object until the language changes. */
  labels: Labels
  /** Controls that may be wrong, in the order of the page, if they are not those of the fields. */
  names?: readonly string[]
  /** Labels in the summary of mistakes, if they are others there. */
  summaryLabels?: Labels
  isIntroduced?: boolean
  answer: StaffAnswer | undefined
  /** Since when translations are old, and where staff confirm that one is right all the same. */
  stale?: { since: Readonly<Record<string, Date | string>>; actionOf: (translation: Translation) => string }
  /** Called before a draft is restored, by forms with rows: the server makes the rows of the draft. */
  onRestore?: () => void
  /** Around everything that may be typed on the page, where that is more than this form. */
  around?: RefObject<HTMLElement>
  /** What else there is to decide. */
  notice?: ReactNode
  children: (parts: FormParts) => ReactNode
}

interface FormParts {
  /** What has been typed over, for where the buttons are. */
  unsavedNote: ReactNode
  translations: Translations
}

/** For groups of fields with translations. */
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
  const isGivenBack = answer !== undefined
  const parts: FormParts = {
    unsavedNote: <UnsavedNote form={element} labels={labels} isGivenBack={isGivenBack} />,
    translations: {
      stale: useStaleNotes({ fields, stale: since, version, labels, actionOf }),
      source: (name) => <TranslationSource name={name} />,
      isUrgent: urgentFields(answer),
    },
  }
  return (
    <ConformForm ref={element} form={conform} action={action} {...attributes}>
      <FormGuard
        form={element}
        draft={draft}
        version={version}
        locale={conform.initialValue?.locale}
        isGivenBack={isGivenBack}
        {...(onRestore && { refill })}
        {...(around && { around })}
      />
      {onRestore ? <FormStateInput /> : null}
      {answer?.change ? <SaveConflict {...answer.change} labels={labels} page={page} /> : null}
      {answer?.fresh ? <FreshNotice {...answer.fresh} label={labels[answer.fresh.name] ?? ''} /> : null}
      {notice}
      <ErrorSummary
        title={t('form.problems', { count: problems.length })}
        intro={isIntroduced ? t('form.problemsIntro') : undefined}
        problems={problems}
      />
      {children(parts)}
    </ConformForm>
  )
}
