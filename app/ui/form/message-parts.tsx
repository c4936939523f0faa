import { useHref } from '@remix-run/react'
import { paths } from '#app/paths/public.ts'
import type { FormProblem } from './error-summary.tsx'
import type { FormAnswer } from './form-answer.ts'
import { problemsOf } from './form-problems.ts'

export interface PrivacyWords {
  readonly privacy: string
  readonly privacyLink: string
  readonly privacyWindow: string
}

/** Browsers send it empty; machines fill it in or leave it out. */
export function Honeypot({ label }: { label: string }) {
  return (
    <p hidden>
      <label>
        {label} <input type="text" name="bot-field" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}

export function PrivacyNote({ words, className }: { words: PrivacyWords; className: string | undefined }) {
  return (
    <p className={className}>
      {words.privacy}{' '}
      <a href={useHref(paths.privacy)} target="_blank" rel="noreferrer">
        {words.privacyLink}
        <span className="sr"> {words.privacyWindow}</span>
      </a>
      .
    </p>
  )
}

/** In the order of the fields; problems without a field come last and link to the button. */
export function problemsOfMessage(
  result: FormAnswer | undefined,
  names: readonly string[],
  labels: Readonly<Record<string, string>>,
  submitId: string,
): FormProblem[] {
  const atFields = problemsOf(result, names, labels)
  return [...atFields, ...(result?.error?.['']?.map((message) => ({ id: submitId, message })) ?? [])]
}
