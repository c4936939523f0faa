import type { ReactNode } from 'react'
import control from '#app/fields/field-control.module.css'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { TickAll, type TickAllProps } from '#app/ui/dashboard/table/tick-all.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { useIsHydrated } from '#app/ui/parts/use-is-hydrated.ts'
import styles from './chosen-bar.module.css'
import type { PicturesAnswer } from './pictures-answer.ts'

export const picturesFormId = 'pictures-form'

/** The choice that takes an origin back. */
export const noOrigin = 'none'

interface ChosenBarProps {
  propertyId: string
  ticked: TickAllProps
  answer: PicturesAnswer | undefined
}

/** Acts on the ticked pictures, shown while there are any. Its controls (`data-act`) do not count as unsaved changes. */
export function ChosenBar({ propertyId, ticked, answer }: ChosenBarProps) {
  const { t } = useTranslation('dashboard')
  const action = dashboardPaths.imagesChosen(propertyId)
  const origins = { ...t('pictures.origins', { returnObjects: true }), [noOrigin]: t('pictures.chosen.noOrigin') }
  return (
    <fieldset className={styles.chosen}>
      <legend className="sr">{t('properties.bulk.title')}</legend>
      {useIsHydrated() ? (
        <div className={styles.count}>
          <TickAll {...ticked} />
          <p aria-live="polite">{t('pictures.chosen.count', { count: ticked.count })}</p>
        </div>
      ) : null}
      <Choice name="chosenKind" options={t('pictures.kinds', { returnObjects: true })} answer={answer}>
        {t('pictures.kind')}
      </Choice>
      <Choice name="chosenOrigin" options={origins} answer={answer}>
        {t('pictures.origin')}
      </Choice>
      <Button type="submit" variant="quiet" formAction={action} name="act" value="set">
        {t('pictures.chosen.set')}
      </Button>
      <Button type="submit" variant="danger" formAction={action} name="act" value="trash">
        {t('pictures.delete')}
      </Button>
    </fieldset>
  )
}

interface ChoiceProps extends Pick<ChosenBarProps, 'answer'> {
  name: string
  options: Readonly<Record<string, string>>
  children: ReactNode
}

function Choice({ name, options, answer, children }: ChoiceProps) {
  const { t } = useTranslation('dashboard')
  return (
    <label>
      <span>{children}</span>
      <span className={control.pick}>
        <select name={name} data-act="" defaultValue={answer?.values?.[name] ?? ''}>
          <option value="">{t('pictures.chosen.same')}</option>
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}
