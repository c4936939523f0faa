/** Not in the server's HTML, because consent needs scripts. First in the page for the keyboard; takes no focus. */
import { Link, useLocation } from '@remix-run/react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Consent } from '#app/domain/consent.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { Tick } from '#app/ui/parts/tick.tsx'
import styles from './cookie-banner.module.css'
import { applyConsent, storeConsent, storedConsent } from './cookie-consent.ts'
import { cookieSettingsEvent } from './cookie-settings-button.tsx'

type Choice = Pick<Consent, 'analytics' | 'marketing'>

interface Asking {
  opener: HTMLElement | null
}

export function CookieBanner({ tagManagerId }: { tagManagerId: string | null }) {
  const [asking, setAsking] = useState<Asking | null>(null)
  useEffect(() => {
    const stored = storedConsent()
    if (stored) applyConsent(stored, tagManagerId)
    else setAsking({ opener: null })
    const reopen = ({ target }: Event) => setAsking({ opener: target instanceof HTMLElement ? target : null })
    window.addEventListener(cookieSettingsEvent, reopen)
    return () => window.removeEventListener(cookieSettingsEvent, reopen)
  }, [tagManagerId])
  if (!asking) return null
  const shut = () => {
    setAsking(null)
    asking.opener?.focus()
  }
  const decide = (choice: Choice) => {
    const consent: Consent = { necessary: true, ...choice, date: Date.now() }
    storeConsent(consent)
    applyConsent(consent, tagManagerId)
    shut()
  }
  return <Banner asking={asking} hasServices={tagManagerId !== null} onDecide={decide} onLeave={shut} />
}

interface BannerProps {
  asking: Asking
  hasServices: boolean
  onDecide: (choice: Choice) => void
  onLeave: () => void
}

function Banner({ asking, hasServices, onDecide, onLeave }: BannerProps) {
  const { t } = useTranslation('site')
  const title = useId()
  const banner = useRef<HTMLElement>(null)
  const wasReopened = asking.opener !== null
  useEffect(() => {
    if (asking.opener) banner.current?.focus()
  }, [asking])
  const { pathname } = useLocation()
  useEffect(() => publishCoveredHeight(banner.current), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another control
  useEffect(() => (wasReopened ? undefined : waitForControl(banner.current)), [wasReopened, pathname])
  useEffect(() => {
    const refuseOrLeave = ({ key, target }: KeyboardEvent) => {
      // Elsewhere Escape closes what has the focus, such as a menu.
      const isForBanner = target === document.body || (target instanceof Node && banner.current?.contains(target))
      if (key !== 'Escape' || !isForBanner) return
      if (wasReopened) onLeave()
      else onDecide({ analytics: false, marketing: false })
    }
    window.addEventListener('keydown', refuseOrLeave)
    return () => window.removeEventListener('keydown', refuseOrLeave)
  })
  return (
    <section ref={banner} className={styles.banner} aria-labelledby={title} tabIndex={-1}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h2 id={title}>{t('cookies.title')}</h2>
          <p>
            {t(hasServices ? 'cookies.text' : 'cookies.onlyOwn')} <Link to={paths.privacy}>{t('cookies.privacy')}</Link>
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
        <Settings isOpen={wasReopened} onDecide={onDecide} />
      </div>
    </section>
  )
}

/** Publishes the covered height, so that focused elements stay visible. */
function publishCoveredHeight(banner: HTMLElement | null) {
  const page = document.documentElement.style
  const observer = new ResizeObserver(() => page.setProperty('--covered', `${banner?.offsetHeight ?? 0}px`))
  if (banner) observer.observe(banner)
  return () => {
    observer.disconnect()
    page.removeProperty('--covered')
  }
}

/** On phones the banner is seen once what a page opens with has been scrolled out from under it. */
function waitForControl(banner: HTMLElement | null) {
  const control = document.querySelector('main [data-uncovered]')
  if (!banner || !control) return
  const observer = new IntersectionObserver(
    ([entry]) => banner.toggleAttribute('data-waiting', entry?.isIntersecting === true),
    { rootMargin: `-${window.innerHeight - banner.offsetHeight}px 0px 9999px` },
  )
  observer.observe(control)
  return () => {
    observer.disconnect()
    banner.removeAttribute('data-waiting')
  }
}

function Settings({ isOpen, onDecide }: { isOpen: boolean; onDecide: (choice: Choice) => void }) {
  const { t } = useTranslation('site')
  const [choice] = useState<Choice>(() => storedConsent() ?? { analytics: false, marketing: false })
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    onDecide({ analytics: chosen.has('analytics'), marketing: chosen.has('marketing') })
  }
  return (
    <details open={isOpen}>
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
