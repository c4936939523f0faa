/** Asks once what may be measured. It is not in the server's HTML: without JavaScript there is nothing to agree to. */
import { Link } from '@remix-run/react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consent } from '#app/domain/consent.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Tick } from '#app/ui/tick.tsx'
import styles from './cookie-banner.module.css'
import { applyConsent, storeConsent, storedConsent } from './cookie-consent.ts'
import { cookieSettingsEvent } from './cookie-settings-button.tsx'

type Choice = Pick<Consent, 'analytics' | 'marketing'>

export function CookieBanner({ tagManagerId }: { tagManagerId: string | null }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const stored = storedConsent()
    if (stored) applyConsent(stored, tagManagerId)
    else setOpen(true)
    const reopen = () => setOpen(true)
    window.addEventListener(cookieSettingsEvent, reopen)
    return () => window.removeEventListener(cookieSettingsEvent, reopen)
  }, [tagManagerId])
  if (!isOpen) return null
  const decide = (choice: Choice) => {
    const consent: Consent = { necessary: true, ...choice, date: Date.now() }
    storeConsent(consent)
    applyConsent(consent, tagManagerId)
    setOpen(false)
  }
  return <Banner onDecide={decide} />
}

function Banner({ onDecide }: { onDecide: (choice: Choice) => void }) {
  const { t } = useTranslation('site')
  const title = useId()
  return (
    <section className={styles.banner} role="dialog" aria-labelledby={title}>
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h2 id={title}>{t('cookies.title')}</h2>
          <p>
            {t('cookies.text')} <Link to={paths.privacy}>{t('cookies.privacy')}</Link>
          </p>
        </div>
        <div className={styles.actions}>
          <Button variant="quiet" type="button" onClick={() => onDecide({ analytics: false, marketing: false })}>
            {t('cookies.onlyNecessary')}
          </Button>
          <Button variant="quiet" type="button" onClick={() => onDecide({ analytics: true, marketing: true })}>
            {t('cookies.acceptAll')}
          </Button>
        </div>
        <Settings onDecide={onDecide} />
      </div>
    </section>
  )
}

function Settings({ onDecide }: { onDecide: (choice: Choice) => void }) {
  const { t } = useTranslation('site')
  const [choice] = useState<Choice>(() => storedConsent() ?? { analytics: false, marketing: false })
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    onDecide({ analytics: chosen.has('analytics'), marketing: chosen.has('marketing') })
  }
  return (
    <details>
      <summary>
        {t('cookies.settings')}
        <Icon name="chevron" />
      </summary>
      <form className={styles.options} onSubmit={save}>
        <Tick name="necessary" hint={t('cookies.necessaryHint')} defaultChecked disabled>
          {t('cookies.necessary')}
        </Tick>
        <Tick name="analytics" hint={t('cookies.analyticsHint')} defaultChecked={choice.analytics}>
          {t('cookies.analytics')}
        </Tick>
        <Tick name="marketing" hint={t('cookies.marketingHint')} defaultChecked={choice.marketing}>
          {t('cookies.marketing')}
        </Tick>
        <Button variant="quiet" type="submit">
          {t('cookies.save')}
        </Button>
      </form>
    </details>
  )
}
