import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useMemo, useRef, useState } from 'react'
import { passkeyFields } from '#app/domain/access/second-factor.ts'
import { FormField } from '#app/fields/form-field.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { postForOptions, submitCredential, useHasPasskeys } from '#app/ui/access/passkey-form.tsx'
import section from '#app/ui/dashboard/account-section.module.css'
import { ConfirmLink } from '#app/ui/dashboard/frame/confirmation.tsx'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { ConformForm, useConform } from '#app/ui/form/conform-form.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import type { FormAnswer } from '#app/ui/form/form-answer.ts'
import { problemsOf } from '#app/ui/form/form-problems.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { useIsHydrated } from '#app/ui/parts/use-is-hydrated.ts'
import styles from './second-factor.module.css'

interface ListedPasskey {
  id: string
  name: string
  createdAt: Date | string
  lastUsedAt: Date | string | null
}

export function PasskeyList({ passkeys }: { passkeys: readonly ListedPasskey[] }) {
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  if (passkeys.length === 0) return <p>{t('secondFactor.passkeys.none')}</p>
  return (
    <ul className={styles.state}>
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <li key={id}>
          <div>
            <h2>{name}</h2>
            <p>
              {t('secondFactor.passkeys.added', { moment: moment(createdAt) })}
              <br />
              {lastUsedAt
                ? t('secondFactor.passkeys.used', { moment: moment(lastUsedAt) })
                : t('secondFactor.passkeys.unused')}
            </p>
          </div>
          <ConfirmLink
            className={styles.danger}
            to={dashboardPaths.passkeyRemoval(id)}
            aria-label={t('secondFactor.passkeys.removeNamed', { name })}
          >
            {t('secondFactor.passkeys.remove')}
          </ConfirmLink>
        </li>
      ))}
    </ul>
  )
}

/** The browser creates the passkey first; the form then posts it with its name. */
export function AddPasskey({ lastResult }: { lastResult?: FormAnswer | undefined }) {
  const { t } = useTranslation('dashboard')
  const element = useRef<HTMLFormElement>(null)
  const form = useConform('passkey', {}, lastResult)
  const words = useFieldWords()
  const [failure, setFailure] = useState<string | null>(null)
  const label = t('secondFactor.passkeys.name')
  const problems = useMemo(
    () => [
      ...problemsOf(lastResult, ['name'], { name: label }),
      ...[...(lastResult?.error?.[''] ?? []), ...(failure ? [failure] : [])].map((message) => ({
        id: 'name',
        message,
      })),
    ],
    [lastResult, failure, label],
  )
  const isHydrated = useIsHydrated()
  const hasPasskeys = useHasPasskeys()
  if (!hasPasskeys) {
    return <p>{t(isHydrated ? 'secondFactor.passkeys.unsupported' : 'secondFactor.passkeys.noScript')}</p>
  }
  const add = async () => {
    setFailure(null)
    try {
      const [{ startRegistration }, options] = await Promise.all([
        import('@simplewebauthn/browser'),
        postForOptions<PublicKeyCredentialCreationOptionsJSON>(dashboardPaths.passkeyOptions),
      ])
      submitCredential(element.current, await startRegistration({ optionsJSON: options }))
    } catch {
      setFailure(t('secondFactor.passkeys.refused'))
    }
  }
  return (
    <ConformForm
      ref={element}
      form={form}
      className={section.form}
      action={dashboardPaths.passkeys}
      // Reloads the page, and with it the list of passkeys.
      reloadDocument
    >
      <ErrorSummary title={t('form.problems', { count: problems.length })} problems={problems} />
      <input type="hidden" name="credential" />
      <FormField
        name="name"
        field={passkeyFields.name}
        label={label}
        hint={t('secondFactor.passkeys.nameHint')}
        words={words}
      />
      <Button type="button" onClick={add}>
        {t('secondFactor.passkeys.add')}
      </Button>
    </ConformForm>
  )
}
