import { Form } from '@remix-run/react'
import { useMemo } from 'react'
import { PasswordControl } from '#app/fields/password-control.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { NewPassword } from '#app/ui/access/new-password.tsx'
import styles from '#app/ui/dashboard/account-section.module.css'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Button } from '#app/ui/parts/button.tsx'

export interface PasswordErrors {
  current?: string | null
  next?: string | null
}

interface AccountPasswordProps {
  email: string
  /** Only where it stands among other sections. */
  title?: string
  errors?: PasswordErrors | undefined
  /** Why nobody looked at the last attempt. */
  throttled?: { title: string; intro: string; again: string } | undefined
}

/** Changing the own password. What was typed never comes back with a page. */
export function AccountPassword({ email, title, errors, throttled }: AccountPasswordProps) {
  const { t } = useTranslation('dashboard')
  const problems = useMemo(
    () =>
      throttled
        ? [{ id: 'current', message: throttled.again }]
        : (['current', 'next'] as const).flatMap((id) => {
            const message = errors?.[id]
            return message ? [{ id, label: t(`account.${id}`), message }] : []
          }),
    [errors, throttled, t],
  )
  return (
    <section className={title ? styles.section : undefined}>
      {title ? <h2>{title}</h2> : null}
      <Form className={styles.form} method="post" action={paths.dashboard.accountPassword} noValidate>
        <ErrorSummary
          title={throttled?.title ?? t('form.problems', { count: problems.length })}
          intro={throttled?.intro}
          problems={problems}
        />
        {/* Password managers need to know whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordControl
          name="current"
          label={t('account.current')}
          errors={errors?.current ? [errors.current] : undefined}
          autoComplete="current-password"
        />
        <NewPassword
          name="next"
          label={t('account.next')}
          hint={t('account.nextHint')}
          show={t('account.show')}
          hide={t('account.hide')}
          error={errors?.next}
        />
        <p className={styles.note}>{t('account.passwordNote')}</p>
        <Button type="submit" variant={title ? 'quiet' : 'primary'}>
          {t('account.changePassword')}
        </Button>
      </Form>
    </section>
  )
}
