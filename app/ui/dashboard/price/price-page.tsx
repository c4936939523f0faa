import { useMemo } from 'react'
import { priceFields } from '#app/domain/costs/list-price.ts'
import type { MarketType } from '#app/domain/properties/property.ts'
import type { Fields } from '#app/fields/field.ts'
import { FieldGroup } from '#app/fields/field-group.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths, pricePath } from '#app/paths/dashboard.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { AtOnceNote, type ReleasedProperty } from '#app/ui/dashboard/prepared/at-once-note.tsx'
import { PropertyCrumbs } from '#app/ui/dashboard/property/property-head.tsx'
import { type StaffAnswer, StaffForm, useStaffForm } from '#app/ui/dashboard/saving/staff-form.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import type { ControlTexts } from '#app/ui/form/form-answer.ts'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import styles from './price-page.module.css'

interface PricePageProps {
  title: string
  property: ReleasedProperty & { name: string; propertyNumber: string; marketType: MarketType }
  version: number
  values: ControlTexts
  back: string
  answer: StaffAnswer | undefined
}

/** Also the answer to the small form in the table, if that was refused. */
export function PricePage({ title, property, back, answer, ...loaded }: PricePageProps) {
  const { t } = useTranslation('dashboard')
  const version = answer?.version ?? loaded.version
  return (
    <>
      <PropertyCrumbs {...property} here={t('price.label')} />
      <PageHead title={title} />
      <PriceForm key={version} {...loaded} version={version} property={property} back={back} answer={answer} />
    </>
  )
}

function PriceForm({ property, version, values, back, answer }: Omit<PricePageProps, 'title'>) {
  const { t } = useTranslation(['dashboard', 'property'])
  const fields: Fields = priceFields[property.marketType]
  const form = useStaffForm('price', fields, values, answer)
  const labels = useMemo(() => t('property:fields', { returnObjects: true }), [t])
  const words = useFieldWords()
  return (
    <StaffForm
      preventScrollReset={false}
      form={form}
      className={styles.form}
      page={dashboardPaths.price(property.id)}
      action={pricePath(property.id, back)}
      draft={{ scope: 'price:', id: property.id }}
      version={version}
      fields={fields}
      labels={labels}
      answer={answer}
      autoComplete="off"
    >
      {({ unsavedNote }) => (
        <>
          <FieldGroup fields={fields} labels={labels} words={words} widths={{}} />
          <AtOnceNote property={property} />
          <div className={styles.buttons}>
            <Button type="submit" aria-keyshortcuts="Control+S Meta+S">
              {t('form.save')}
            </Button>
            <ButtonLink variant="quiet" to={back}>
              {t('cancel')}
            </ButtonLink>
            {unsavedNote}
          </div>
        </>
      )}
    </StaffForm>
  )
}
