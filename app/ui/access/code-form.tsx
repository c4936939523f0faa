/** Asks for a code of the app, a recovery code or, with JavaScript, a passkey. */
import { useMemo } from 'react'
import { plainControl } from '#app/fields/wired-control.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import type { InterruptedForm } from '#app/ui/form/repeat-form.tsx'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { CodeControl } from './code-control.tsx'
import styles from './code-form.module.css'
import { HiddenFields, signInFields } from './hidden-fields.tsx'
import { PasskeyForm } from './passkey-form.tsx'

interface CodeFormProps {
  agencyName: string
  redirectTo: string
  interrupted?: InterruptedForm | null | undefined
  /** Whether a session exists that only needs confirmation. */
  isSignedIn: boolean
  error?: string | undefined
  isRecovery?: boolean | undefined
}

export function CodeForm({
  agencyName,
  redirectTo,
  interrupted,
  isSignedIn,
  error,
  isRecovery = false,
}: CodeFormProps) {
  const { t } = useTranslation('dashboard')
  const problems = useMemo(
    () =>
      !error
        ? []
        : isRecovery
          ? [{ id: 'recoveryCode', label: t('secondFactor.ask.recoveryCode'), message: error }]
          : [{ id: 'code', label: t('secondFactor.ask.code'), message: error }],
    [error, isRecovery, t],
  )
  const along = signInFields(redirectTo, interrupted)
  return (
    <>
      <h1>{t('secondFactor.ask.title')}</h1>
      {interrupted ? (
        <Alert tone="info">
          <p>{t('secondFactor.ask.interrupted')}</p>
        </Alert>
      ) : isSignedIn ? (
        <p>{t('secondFactor.ask.again')}</p>
      ) : null}
      <p>{t('secondFactor.ask.lead', { agency: agencyName })}</p>
      <form className={styles.form} method="post" action={paths.loginCode} noValidate autoComplete="off">
        <ErrorSummary title={t('form.problems', { count: 1 })} problems={problems} />
        <HiddenFields fields={along} />
        <CodeControl
          {...plainControl('code', {
            hint: t('secondFactor.ask.codeHint'),
            errors: error && !isRecovery ? [error] : undefined,
          })}
          label={t('secondFactor.ask.code')}
          isNumeric
        />
        <Button type="submit">{t('secondFactor.ask.submit')}</Button>
        <details className={styles.lost} open={isRecovery || undefined}>
          <summary>{t('secondFactor.ask.lost')}</summary>
          <div>
            <CodeControl
              {...plainControl('recoveryCode', {
                hint: t('secondFactor.ask.recoveryHint'),
                errors: error && isRecovery ? [error] : undefined,
              })}
              label={t('secondFactor.ask.recoveryCode')}
            />
            <Button type="submit" variant="quiet">
              {t('secondFactor.ask.submit')}
            </Button>
            <p>{t('secondFactor.ask.lostAll')}</p>
          </div>
        </details>
      </form>
      <PasskeyForm
        action={paths.loginCode}
        fields={along}
        submit={t('secondFactor.ask.passkey')}
        failed={t('secondFactor.passkey.failedHere')}
      />
    </>
  )
}
