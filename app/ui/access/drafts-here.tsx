import { useEffect, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { countDrafts, forgetAllDrafts } from '#app/ui/form/draft-storage.ts'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './drafts-here.module.css'

/** Needs JavaScript, as drafts do. */
export function DraftsHere() {
  const { t } = useTranslation('dashboard')
  const [count, setCount] = useState(0)
  const [isForgotten, setForgotten] = useState(false)
  useEffect(() => setCount(countDrafts()), [])
  const forget = () => {
    forgetAllDrafts()
    setCount(countDrafts())
    setForgotten(true)
  }
  return (
    <div className={styles.drafts}>
      <p role="status">{count > 0 ? t('signIn.drafts', { count }) : isForgotten && t('signIn.draftsForgotten')}</p>
      {count > 0 ? (
        <Button type="button" variant="quiet" onClick={forget}>
          {t('signIn.forgetDrafts')}
        </Button>
      ) : null}
    </div>
  )
}
