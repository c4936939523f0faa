import { Link } from '@remix-run/react'
import { PlainField } from '#app/fields/plain-field.tsx'
import { paths } from '#app/paths/public.ts'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './choose-password-view.module.css'
import { PaperView } from './paper-view.tsx'

interface ForgottenPasswordViewProps {
  agencyName: string
  title: string
  words: {
    readonly intro: string
    readonly label: string
    readonly submit: string
    readonly signIn: string
    readonly back: string
    readonly sent: { readonly text: string; readonly nothing: string; readonly again: string }
  }
  isSent: boolean
  email?: string | undefined
  error?: string | undefined
  throttled?: string | undefined
}

export function ForgottenPasswordView(props: ForgottenPasswordViewProps) {
  const { agencyName, title, words, isSent } = props
  return (
    <PaperView agencyName={agencyName} title={title} back={words.back}>
      {isSent ? <Sent words={words} /> : <AddressForm {...props} />}
      <p className={styles.links}>
        {isSent ? (
          <Link to={paths.forgottenPassword} reloadDocument>
            {words.sent.again}
          </Link>
        ) : null}
        <Link to={paths.login} reloadDocument>
          {words.signIn}
        </Link>
      </p>
    </PaperView>
  )
}

function AddressForm({ words, email = '', error, throttled }: ForgottenPasswordViewProps) {
  const refusal = throttled ?? error
  return (
    <>
      {refusal ? (
        <Alert tone="bad" role="alert">
          <p>{refusal}</p>
        </Alert>
      ) : null}
      <p>{words.intro}</p>
      <form className={styles.form} method="post" action={paths.forgottenPassword} noValidate>
        <PlainField
          name="email"
          field={{ kind: 'email', required: true }}
          label={words.label}
          value={email}
          errors={error ? [error] : undefined}
          autoComplete="username"
          enterKeyHint="send"
        />
        <Button type="submit">{words.submit}</Button>
      </form>
    </>
  )
}

function Sent({ words: { sent } }: Pick<ForgottenPasswordViewProps, 'words'>) {
  return (
    <>
      <Alert tone="good" role="status">
        <p>{sent.text}</p>
      </Alert>
      <p>{sent.nothing}</p>
    </>
  )
}
