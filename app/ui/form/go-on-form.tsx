import { useEffect, useRef } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'
import type { InterruptedForm } from './sign-in-form.tsx'

/** Posts what was typed before the session ended: by itself where a script runs, by its button everywhere. */
export function GoOnForm({ action, fields, hadFiles }: InterruptedForm) {
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
      <form ref={form} method="post" action={action}>
        {fields.map(([name, value], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice, and the list never changes
          <input key={place} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{t('signIn.goOnSubmit')}</Button>
      </form>
    </>
  )
}
