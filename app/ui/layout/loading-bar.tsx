import { useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './loading-bar.module.css'
import { type BarLook, barAt, continueRun, noRun } from './loading-run.ts'
import { useMissedPage } from './missed-page.ts'

export function LoadingBar({ hasError }: { hasError: boolean }) {
  const { t } = useTranslation('site')
  const target = useNavigation().location
  const missed = useMissedPage()
  const hasFailed = hasError || (missed !== undefined && missed === target)
  const isLoading = target !== undefined && !hasFailed
  const bar = useRef<HTMLDivElement>(null)
  const run = useRef(noRun)
  useEffect(() => {
    run.current = continueRun(run.current, isLoading, hasFailed, performance.now())
    let frame = 0
    const draw = () => {
      const look = barAt(run.current, performance.now())
      if (bar.current) paint(bar.current, look)
      if (look.phase !== 'idle') frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [isLoading, hasFailed])
  return (
    <div
      ref={bar}
      className={styles.bar}
      // Outside the page's landmarks, where only a live region may be.
      role="progressbar"
      aria-live="polite"
      aria-label={t('loading')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      data-loading-bar=""
      data-phase="idle"
      data-error={hasFailed || undefined}
    />
  )
}

function paint(bar: HTMLDivElement, { phase, progress }: BarLook) {
  bar.dataset.phase = phase
  bar.setAttribute('aria-valuenow', String(Math.round(progress)))
  bar.style.setProperty('--progress', String(progress / 100))
}
