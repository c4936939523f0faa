import { Link } from '@remix-run/react'
import { plainControl } from '#app/fields/wired-control.ts'
import { paths } from '#app/paths/public.ts'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './choose-password-view.module.css'
import { NewPassword } from './new-password.tsx'
import { PaperView } from './paper-view.tsx'

interface ChoosePasswordViewProps {
  agencyName: string
  title: string
  words: {
    readonly intro: string
    readonly label: string
    readonly hint: string
    readonly show: string
    readonly hide: string
    readonly submit: string
    readonly back: string
    readonly gone: { readonly text: string; readonly signIn: string }
  }
  /** Null when the link is no longer valid. */
  email: string | null
  error?: string | undefined
  throttled?: string | undefined
}

export function ChoosePasswordView({ agencyName, title, words, email, error, throttled }: ChoosePasswordViewProps) {
  const refusal = throttled ?? error
  return (
    <PaperView agencyName={agencyName} title={title} back={words.back}>
      {refusal ? (
        <Alert tone="bad" role="alert">
          <p>{refusal}</p>
        </Alert>
      ) : null}
      {email ? <ChoiceForm words={words} email={email} error={error} /> : <Gone words={words} />}
    </PaperView>
  )
}

/** A native post loads the whole dashboard. */
function ChoiceForm({ words, email, error }: Pick<ChoosePasswordViewProps, 'words' | 'error'> & { email: string }) {
  return (
    <>
      <p>{words.intro}</p>
      <form className={styles.form} method="post" noValidate>
        {/* Password managers look for a user name. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPassword
          control={plainControl('next', { hint: words.hint, errors: error ? [error] : undefined })}
          label={words.label}
          show={words.show}
          hide={words.hide}
          hasFocus={Boolean(error)}
        />
        <Button type="submit">{words.submit}</Button>
      </form>
    </>
  )
}

function Gone({ words }: Pick<ChoosePasswordViewProps, 'words'>) {
  return (
    <>
      <Alert tone="warn" role="alert">
        <p>{words.gone.text}</p>
      </Alert>
      <p>
        <Link to={paths.login} reloadDocument>
          {words.gone.signIn}
        </Link>
      </p>
    </>
  )
}
