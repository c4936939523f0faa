/** Acts on several properties. The boxes in the rows belong to this form by its id; counting them takes a script. */
import { Form, useLocation } from '@remix-run/react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import control from '#app/fields/field-control.module.css'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { useIsAwake } from '#app/ui/parts/use-is-awake.ts'
import styles from './bulk-bar.module.css'

export const bulkFormId = 'bulk'

export function BulkBar({ isTrash }: { isTrash: boolean }) {
  const { t } = useTranslation('dashboard')
  const { pathname, search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const { count, total, tickAll } = useTicked(form)
  const acts = isTrash ? (['restore'] as const) : (['publish', 'unpublish', 'trash'] as const)
  return (
    <Form
      ref={form}
      id={bulkFormId}
      className={styles.bar}
      method="post"
      action={paths.dashboard.bulk}
      aria-label={t('properties.bulk.title')}
      preventScrollReset
    >
      <input type="hidden" name="redirectTo" value={pathname + search} />
      {useIsAwake() ? (
        <>
          <label className={`${control.tick} ${styles.all}`}>
            <input
              type="checkbox"
              checked={count > 0 && count === total}
              ref={(box) => {
                if (box) box.indeterminate = count > 0 && count < total
              }}
              onChange={(event) => tickAll(event.currentTarget.checked)}
            />
            {t('properties.bulk.all')}
          </label>
          <p className={styles.count} aria-live="polite">
            {count > 0 ? t('properties.bulk.count', { count }) : t('properties.bulk.none')}
          </p>
        </>
      ) : (
        <p className={styles.count}>{t('properties.bulk.title')}</p>
      )}
      <div className={styles.acts}>
        {acts.map((act) => (
          <Button
            key={act}
            type="submit"
            variant={act === 'trash' ? 'danger' : 'quiet'}
            name="act"
            value={act}
            aria-label={t(`properties.bulk.${act}`)}
          >
            {t(`properties.${act}`)}
          </Button>
        ))}
      </div>
    </Form>
  )
}

function useTicked(form: RefObject<HTMLFormElement>) {
  const { key } = useLocation()
  const shown = useRef(key)
  const [ticked, setTicked] = useState({ count: 0, total: 0 })
  const look = useCallback(() => {
    const boxes = boxesOf(form.current)
    setTicked({ count: boxes.filter(({ checked }) => checked).length, total: boxes.length })
  }, [form])
  useEffect(() => {
    // Keep what was ticked before hydration; another view of the table starts empty.
    if (shown.current !== key) form.current?.reset()
    shown.current = key
    look()
    document.addEventListener('change', look)
    return () => document.removeEventListener('change', look)
  }, [key, look, form])
  const tickAll = (checked: boolean) => {
    for (const box of boxesOf(form.current)) box.checked = checked
    look()
  }
  return { ...ticked, tickAll }
}

function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter(
    (control): control is HTMLInputElement => control instanceof HTMLInputElement && control.name === 'ids',
  )
}
