import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './prepared-page.module.css'

interface VoidingProps {
  text: string
  /** Without a new address no one can be asked. */
  mayAsk?: boolean
  back: string
  children?: ReactNode
}

/** Asks before a save ends an approval; the form posts the answer as `confirmed`. */
export function Voiding({ text, mayAsk = true, back, children }: VoidingProps) {
  const { t } = useTranslation('dashboard')
  return (
    <Alert tone="warn" role="alert" title={t('prepared.voiding.title')}>
      <p>{text}</p>
      {children}
      <div className={styles.voiding}>
        {mayAsk ? (
          <Button type="submit" name="confirmed" value="ask">
            {t('prepared.voiding.ask')}
          </Button>
        ) : null}
        <Button type="submit" variant="quiet" name="confirmed" value="only">
          {t('prepared.voiding.only')}
        </Button>
        <Link to={back}>{t('prepared.voiding.keep')}</Link>
      </div>
    </Alert>
  )
}
