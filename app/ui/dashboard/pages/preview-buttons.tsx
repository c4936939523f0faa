import type { MouseEvent } from 'react'
import type { PageName } from '#app/domain/pages/page-texts.ts'
import { locales } from '#app/fields/locale.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './preview-buttons.module.css'

/** Post the form to a window of its own, where nothing is stored. */
export function PreviewButtons({ page }: { page: PageName }) {
  const { t } = useTranslation('dashboard')
  return (
    <p className={styles.buttons}>
      {locales.map((locale) => (
        <Button
          key={locale}
          type="submit"
          variant="quiet"
          formAction={dashboardPaths.pagePreview(page, locale)}
          formTarget="_blank"
          onClick={openPreview}
        >
          {t(`pages.preview.${locale}`)}
        </Button>
      ))}
    </p>
  )
}

/** The router would post the form itself and stay in this window. */
function openPreview(event: MouseEvent<HTMLButtonElement>): void {
  const { form, formAction } = event.currentTarget
  if (!form) return
  event.preventDefault()
  const { action, target } = form
  form.action = formAction
  form.target = '_blank'
  HTMLFormElement.prototype.submit.call(form)
  form.action = action
  form.target = target
}
