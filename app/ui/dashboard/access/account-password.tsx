import { useMemo, useRef } from 'react'
import { useControl } from '#app/fields/form-field.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { NewPassword } from '#app/ui/access/new-password.tsx'
import styles from '#app/ui/dashboard/account-section.module.css'
import { UnsavedDialog } from '#app/ui/dashboard/saving/unsaved-dialog.tsx'
import { UnsavedNote } from '#app/ui/dashboard/saving/unsaved-note.tsx'
import { ConformForm, useConform } from '#app/ui/form/conform-form.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import type { FormAnswer } from '#app/ui/form/form-answer.ts'
import { problemsOf } from '#app/ui/form/form-problems.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { CurrentPassword } from './current-password.tsx'

interface AccountPasswordProps {
  email: string
  /** Only where the form is one section of several. */
  title?: string
  lastResult?: FormAnswer | undefined
  throttled?: { title: string; intro: string; again: string } | undefined
}

export function AccountPassword({ email, title, lastResult, throttled }: AccountPasswordProps) {
  const { t } = useTranslation('dashboard')
  const form = useConform('account-password', {}, lastResult)
  const problems = useMemo(
    () =>
      throttled
        ? [{ id: 'current', message: throttled.again }]
        : problemsOf(lastResult, ['current', 'next'], { current: t('account.current'), next: t('account.next') }),
    [lastResult, throttled, t],
  )
  const element = useRef<HTMLFormElement>(null)
  return (
    <section className={title ? styles.section : undefined}>
      {title ? <h2>{title}</h2> : null}
      <ConformForm ref={element} form={form} className={styles.form} action={dashboardPaths.accountPassword}>
        <ErrorSummary
          title={throttled?.title ?? t('form.problems', { count: problems.length })}
          intro={throttled?.intro}
          problems={problems}
        />
        {title ? null : <UnsavedDialog form={element} wasRefused={false} onLeave={() => undefined} />}
        {/* Password managers look for a user name. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <CurrentPassword label={t('account.current')} />
        <NextPassword />
        <p className={styles.note}>{t('account.passwordNote')}</p>
        <Button type="submit" variant={title ? 'quiet' : 'primary'}>
          {t('account.changePassword')}
        </Button>
        <UnsavedNote form={element} labels={{ next: t('account.next') }} wasRefused={false} />
      </ConformForm>
    </section>
  )
}

function NextPassword() {
  const { t } = useTranslation('dashboard')
  const control = useControl('next', t('account.nextHint'))
  return <NewPassword control={control} label={t('account.next')} show={t('account.show')} hide={t('account.hide')} />
}
