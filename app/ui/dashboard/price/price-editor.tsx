import { Form } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import control from '#app/fields/field-control.module.css'
import { formatForControl } from '#app/fields/format-for-control.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pricePath } from '#app/paths/dashboard.ts'
import { useReturnPath } from '#app/ui/dashboard/frame/use-return-path.ts'
import { AtOnceNote, type ReleasedProperty } from '#app/ui/dashboard/prepared/at-once-note.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import styles from './price-editor.module.css'

export interface PricedProperty
  extends ReleasedProperty,
    Pick<PropertyValues, 'name' | 'marketType' | 'purchasePrice' | 'baseRent'> {
  version: number
}

/** Shared by all rows, so that only one is open at a time. */
export const priceMenuName = 'property-price'

/** A refused price is answered with the page of the price. A change may move the row, so it leads back to this element. */
export function PriceEditor({ property }: { property: PricedProperty }) {
  const { t } = useTranslation(['dashboard', 'property'])
  const locale = useLocale()
  const { id, name, version, marketType } = property
  const place = `price-of-${id}`
  const back = useReturnPath(place)
  const field = marketType === 'rent' ? 'baseRent' : 'purchasePrice'
  const price = property[field]
  const controlId = `price-${id}`
  return (
    <details className={styles.editor} id={place} name={priceMenuName} ref={useClosingAfter(version)}>
      <summary title={t('price.change')}>
        <span className="sr">{t('price.changeNamed', { name })}</span>
        <Icon name="pen" />
      </summary>
      <Form method="post" action={pricePath(id, back)} preventScrollReset>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="locale" value={locale} />
        <label htmlFor={controlId}>{t(`property:fields.${field}`)}</label>
        <input
          // Follows what has been saved.
          key={version}
          className={control.input}
          id={controlId}
          name={field}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          required
          defaultValue={formatForControl(propertyFields[field], price, locale)}
        />
        <AtOnceNote property={property} />
        <Button type="submit" variant="quiet">
          {t('form.save')}
        </Button>
      </Form>
    </details>
  )
}

/** Opening leads to the control, saving back to the pen. */
function useClosingAfter(version: number) {
  const editor = useRef<HTMLDetailsElement>(null)
  const before = useRef(version)
  useEffect(() => {
    const { current: details } = editor
    const focusControl = () => {
      if (details?.open) details.querySelector<HTMLInputElement>('input[inputmode]')?.select()
    }
    details?.addEventListener('toggle', focusControl)
    return () => details?.removeEventListener('toggle', focusControl)
  }, [])
  useEffect(() => {
    const { current: details } = editor
    if (before.current === version || !details) return
    before.current = version
    if (!details.open) return
    details.open = false
    details.querySelector('summary')?.focus({ preventScroll: true })
  }, [version])
  return editor
}
