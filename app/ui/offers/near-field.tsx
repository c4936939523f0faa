/** Suggests the places where the agency has offers. */
import { type ComponentProps, useId } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { LineInput } from './line-field.tsx'

type NearFieldProps = Omit<ComponentProps<typeof LineInput>, 'name' | 'label' | 'list'> & { places: string[] }

export function NearField({ places, ...props }: NearFieldProps) {
  const { t } = useTranslation('site')
  const list = useId()
  return (
    <>
      <LineInput name="near" label={t('offers.near')} maxLength={100} list={list} {...props} />
      <datalist id={list}>
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </>
  )
}
