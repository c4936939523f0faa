/** Without JavaScript it links to the explanation of cookies. */
import { useHref } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'

/** Dispatched on the button, so that the focus can return to it. */
export const cookieSettingsEvent = 'giebel:cookie-settings'

export function CookieSettingsButton({ className }: { className?: string }) {
  const { t } = useTranslation('site')
  const openBanner = (event: MouseEvent) => {
    event.preventDefault()
    event.currentTarget.dispatchEvent(new Event(cookieSettingsEvent, { bubbles: true }))
  }
  return (
    <form action={`${useHref(paths.privacy)}#cookies`}>
      <button type="submit" className={className} onClick={openBanner}>
        {t('cookies.reopen')}
      </button>
    </form>
  )
}
