import { useEffect, useRef } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { type InterruptedForm, RepeatForm } from './repeat-form.tsx'

/** Posts what was typed before the session ended; without JavaScript or after losing files, its button does. */
export function GoOnForm({ hadFiles, ...interrupted }: InterruptedForm) {
  const { t } = useTranslation('dashboard')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!hadFiles) form.current?.requestSubmit()
  }, [hadFiles])
  return (
    <>
      <h1>{t('signIn.goOnTitle')}</h1>
      <p>{t('signIn.goOn')}</p>
      {hadFiles ? <p>{t('signIn.goOnFiles')}</p> : null}
      <RepeatForm ref={form} {...interrupted} submit={t('signIn.goOnSubmit')} />
    </>
  )
}
