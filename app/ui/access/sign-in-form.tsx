import { Link } from '@remix-run/react'
import { PlainField } from '#app/fields/plain-field.tsx'
import { plainControl } from '#app/fields/wired-control.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import type { InterruptedForm } from '#app/ui/form/repeat-form.tsx'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { HiddenFields, signInFields } from './hidden-fields.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { PasswordControl } from './password-control.tsx'
import styles from './sign-in-form.module.css'

const problemId = 'sign-in-problem'

interface SignInFormProps {
  redirectTo: string
  email?: string | undefined
  error?: string | undefined
  /** Whether address and password do not match. */
  isWrong?: boolean | undefined
  /** A form that was posted after the session had ended. */
  interrupted?: InterruptedForm | null | undefined
}

export function SignInForm({ redirectTo, email = '', error, isWrong, interrupted }: SignInFormProps) {
  const { t } = useTranslation('dashboard')
  const refusedBy = isWrong ? problemId : undefined
  const along = signInFields(redirectTo, interrupted)
  return (
    <>
      {error ? (
        <Alert id={problemId} tone="bad" role="alert">
          <p>{error}</p>
        </Alert>
      ) : null}
      <form className={styles.form} method="post" action={paths.login} noValidate>
        <HiddenFields fields={along} />
        <PlainField
          name="email"
          field={{ kind: 'email', required: true }}
          label={t('signIn.email')}
          value={email}
          refusedBy={refusedBy}
          autoComplete="username"
        />
        <PasswordControl
          {...plainControl('password', { refusedBy })}
          label={t('signIn.password')}
          autoComplete="current-password"
        />
        <Button type="submit">{t('signIn.submit')}</Button>
      </form>
      <PasskeyForm
        action={paths.login}
        fields={along}
        submit={t('secondFactor.passkey.signIn')}
        failed={t('secondFactor.passkey.failed')}
      />
      <p className={styles.forgotten}>
        <Link to={paths.forgottenPassword} reloadDocument>
          {t('signIn.forgotten')}
        </Link>
      </p>
    </>
  )
}
