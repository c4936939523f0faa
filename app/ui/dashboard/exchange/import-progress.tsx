import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import styles from './import-page.module.css'

/** Milliseconds from one answer to the next question. */
const pause = 3000

/** Polls while the page is visible; once the import is done, the page shows the result. */
export function ImportProgress({ id, done, total }: { id: string; done: number; total: number }) {
  const { t } = useTranslation('dashboard')
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    // Asking again would abort an answer that takes longer than the pause.
    if (state !== 'idle') return
    const timer = setInterval(() => document.hidden || revalidate(), pause)
    return () => clearInterval(timer)
  }, [revalidate, state])
  return (
    <div className={styles.progress}>
      <h2>{t('exchange.progress.title')}</h2>
      <p role="status">{t('exchange.progress.text', { done, total })}</p>
      <progress value={done} max={Math.max(1, total)} aria-label={t('exchange.progress.title')} />
      <p className={styles.quiet}>{t('exchange.progress.why')}</p>
      <ButtonLink variant="quiet" to={dashboardPaths.import(id)}>
        {t('exchange.progress.refresh')}
      </ButtonLink>
    </div>
  )
}
