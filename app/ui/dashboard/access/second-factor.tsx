import { Link } from '@remix-run/react'
import { useMemo } from 'react'
import { useControl } from '#app/fields/form-field.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { CodeControl } from '#app/ui/access/code-control.tsx'
import section from '#app/ui/dashboard/account-section.module.css'
import { ConfirmLink } from '#app/ui/dashboard/frame/confirmation.tsx'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { QrCode, type QrDrawing } from '#app/ui/expose/qr-code.tsx'
import { ConformForm, useConform } from '#app/ui/form/conform-form.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import type { FormAnswer } from '#app/ui/form/form-answer.ts'
import { problemsOf } from '#app/ui/form/form-problems.ts'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { CurrentPassword } from './current-password.tsx'
import styles from './second-factor.module.css'

interface SecondFactorBeginProps {
  email: string
  /** Whether the user's role requires it. */
  isNeeded: boolean
  /** Empty for no page. */
  redirectTo: string
  result?: FormAnswer | undefined
}

export function SecondFactorBegin({ email, isNeeded, redirectTo, result }: SecondFactorBeginProps) {
  const { t } = useTranslation('dashboard')
  const label = t('secondFactor.setUp.password')
  const form = useConform('second-factor', {}, result)
  const problems = useMemo(() => problemsOf(result, ['current'], { current: label }), [result, label])
  return (
    <div className={styles.narrow}>
      {isNeeded ? (
        <Alert tone="info">
          <p>{t('secondFactor.setUp.needed')}</p>
        </Alert>
      ) : null}
      <p>{t('secondFactor.setUp.app')}</p>
      <ConformForm form={form} className={section.form} action={dashboardPaths.secondFactor}>
        <ErrorSummary title={t('form.problems', { count: 1 })} problems={problems} />
        {redirectTo ? <input type="hidden" name="redirectTo" value={redirectTo} /> : null}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <CurrentPassword label={label} hint={t('secondFactor.setUp.passwordHint')} />
        <Button type="submit">{t('secondFactor.setUp.begin')}</Button>
      </ConformForm>
    </div>
  )
}

interface SecondFactorSetUpProps {
  secret: string
  /** The content of the QR code. */
  address: string
  qr: QrDrawing
  redirectTo: string
  result?: FormAnswer | undefined
}

export function SecondFactorSetUp({ secret, address, qr, redirectTo, result }: SecondFactorSetUpProps) {
  const { t } = useTranslation('dashboard')
  const label = t('secondFactor.ask.code')
  const form = useConform('second-factor-app', {}, result)
  const problems = useMemo(() => problemsOf(result, ['code'], { code: label }), [result, label])
  return (
    <div className={styles.steps}>
      <section>
        <h2>{t('secondFactor.setUp.scanTitle')}</h2>
        <p>{t('secondFactor.setUp.scan')}</p>
        <div className={styles.qr}>
          <QrCode code={qr} label={t('secondFactor.setUp.qr')} />
        </div>
        <p>
          <a href={address}>{t('secondFactor.setUp.open')}</a>
        </p>
        <p>{t('secondFactor.setUp.typed')}</p>
        <p className={styles.secret} translate="no">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </p>
      </section>
      <section>
        <h2>{t('secondFactor.setUp.codeTitle')}</h2>
        <ConformForm form={form} className={section.form} action={dashboardPaths.secondFactorApp}>
          <ErrorSummary title={t('form.problems', { count: 1 })} problems={problems} />
          {redirectTo ? <input type="hidden" name="redirectTo" value={redirectTo} /> : null}
          <FirstCode label={label} />
          <Button type="submit">{t('secondFactor.setUp.confirm')}</Button>
        </ConformForm>
      </section>
    </div>
  )
}

function FirstCode({ label }: { label: string }) {
  const { t } = useTranslation('dashboard')
  return <CodeControl {...useControl('code', t('secondFactor.ask.codeHint'))} label={label} isNumeric />
}

interface SecondFactorStateProps {
  since: Date | string
  codesLeft: number
  passkeys: number
}

const fewCodes = 4

export function SecondFactorState({ since, codesLeft, passkeys }: SecondFactorStateProps) {
  const { t } = useTranslation('dashboard')
  const { date } = useMoments()
  return (
    <ul className={styles.state}>
      <li>
        <div>
          <h2>{t('secondFactor.setUp.appName')}</h2>
          <p>{t('secondFactor.state.on', { day: date(since) })}</p>
        </div>
        <ConfirmLink className={styles.danger} to={dashboardPaths.secondFactorRemoval}>
          {t('secondFactor.state.remove')}
        </ConfirmLink>
      </li>
      <li>
        <div>
          <h2>{t('secondFactor.codes.name')}</h2>
          <p>
            {t('secondFactor.state.codesLeft', { count: codesLeft })}
            {codesLeft < fewCodes ? `. ${t('secondFactor.state.fewCodes')}` : null}
          </p>
        </div>
        <Link to={dashboardPaths.recoveryCodes}>{t('secondFactor.state.renew')}</Link>
      </li>
      <li>
        <div>
          <h2>{t('secondFactor.passkeys.title')}</h2>
          <p>
            {passkeys === 0 ? t('secondFactor.passkeys.none') : t('secondFactor.state.passkeys', { count: passkeys })}
          </p>
        </div>
        <Link to={dashboardPaths.passkeys}>{t('secondFactor.state.manage')}</Link>
      </li>
    </ul>
  )
}

export function AccountSecondFactor({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('dashboard')
  return (
    <section className={section.section}>
      <h2>{t('secondFactor.title')}</h2>
      <p className={styles.line}>{isOn ? t('secondFactor.state.onShort') : t('secondFactor.setUp.lead')}</p>
      <ButtonLink variant="quiet" to={dashboardPaths.secondFactor}>
        {t(isOn ? 'secondFactor.state.manage' : 'secondFactor.setUp.begin')}
      </ButtonLink>
    </section>
  )
}
