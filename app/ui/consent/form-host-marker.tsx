import { useHref } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'

/** A hidden form on every page, from which a form host learns the contact form. The valuation form names itself. */
export function FormHostMarker() {
  const { t } = useTranslation('site')
  return (
    <form name="contact" method="post" action={useHref(paths.contact)} hidden>
      <input type="hidden" name="form-name" value="contact" />
      <input type="text" name="bot-field" tabIndex={-1} autoComplete="off" />
      <input type="text" name="name" />
      <input type="email" name="email" />
      <input type="tel" name="phone" />
      <textarea name="message" />
      <button type="submit">{t('nav.contact')}</button>
    </form>
  )
}
