import { Form } from '@remix-run/react'
import { useMemo } from 'react'
import { sellerFields } from '#app/domain/saving/seller.ts'
import { FieldGroup } from '#app/fields/field-group.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { type HeadedProperty, PropertyHead } from '#app/ui/dashboard/property/property-head.tsx'
import { type StaffAnswer, StaffForm, useStaffForm } from '#app/ui/dashboard/saving/staff-form.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import type { ControlTexts } from '#app/ui/form/form-answer.ts'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './seller-page.module.css'
import { Voiding } from './voiding.tsx'

export interface SellerPageProps extends HeadedProperty {
  version: number
  values: ControlTexts
  hasAddress: boolean
  /** When the last link ends; null if none is open. */
  linkEnd: Date | string | null
  delivery: Delivery | null
  answer?: SellerAnswer | undefined
}

export type SellerAnswer = StaffAnswer & {
  /** What is to be confirmed, because it ends the approval. */
  voiding?: { text: string; mayAsk: boolean } | undefined
}

/** Of the latest mail to the owner. */
interface Delivery {
  queuedAt: Date | string
  deliveredAt: Date | string | null
  /** In German. */
  lastError: string | null
}

export function SellerPage({ property, pictureCount, enquiryCount, answer, ...loaded }: SellerPageProps) {
  const { id } = property
  const version = answer?.version ?? loaded.version
  return (
    <>
      <PropertyHead property={property} pictureCount={pictureCount} enquiryCount={enquiryCount} current="seller" />
      <SellerForm key={version} propertyId={id} version={version} values={loaded.values} answer={answer} />
      <OwnersLink propertyId={id} {...loaded} />
    </>
  )
}

interface SellerFormProps extends Pick<SellerPageProps, 'version' | 'values' | 'answer'> {
  propertyId: string
}

function SellerForm({ propertyId, version, values, answer }: SellerFormProps) {
  const { t } = useTranslation('dashboard')
  const labels = useMemo(() => t('seller.fields', { returnObjects: true }), [t])
  const words = useFieldWords()
  return (
    <StaffForm
      form={useStaffForm('seller', sellerFields, values, answer)}
      className={styles.form}
      page={dashboardPaths.seller(propertyId)}
      draft={{ scope: 'seller:', id: propertyId }}
      version={version}
      fields={sellerFields}
      labels={labels}
      answer={answer}
      autoComplete="off"
    >
      {({ unsavedNote }) => (
        <>
          <FieldGroup
            fields={sellerFields}
            labels={labels}
            hints={t('seller.hints', { returnObjects: true })}
            optionNames={{ ownerLocale: t('seller.languages', { returnObjects: true }) }}
            words={words}
            widths={{ sellerName: 'w3', sellerEmail: 'w3', ownerLocale: 'w3', approvalRequired: 'w6' }}
          />
          {answer?.voiding ? <Voiding {...answer.voiding} back={dashboardPaths.seller(propertyId)} /> : null}
          <div className={styles.buttons}>
            <Button type="submit" aria-keyshortcuts="Control+S Meta+S">
              {t('form.save')}
            </Button>
            {unsavedNote}
          </div>
        </>
      )}
    </StaffForm>
  )
}

type OwnersLinkProps = Pick<SellerPageProps, 'hasAddress' | 'linkEnd' | 'delivery'> & { propertyId: string }

function OwnersLink({ propertyId, hasAddress, linkEnd, delivery }: OwnersLinkProps) {
  const { t } = useTranslation('dashboard')
  const { date } = useMoments()
  return (
    <section className={styles.link} aria-labelledby="owners-link">
      <h2 id="owners-link">{t('seller.link')}</h2>
      <p>{t('seller.linkHint')}</p>
      {delivery ? <DeliveryNote {...delivery} /> : null}
      <p>{linkEnd ? t('seller.linkUntil', { date: date(linkEnd) }) : t('seller.noLink')}</p>
      <Form method="post" action={dashboardPaths.sellerLink(propertyId)} className={styles.buttons} preventScrollReset>
        {hasAddress ? (
          <Button type="submit" variant="quiet" name="next" value="send">
            {t('seller.send')}
          </Button>
        ) : null}
        {linkEnd ? (
          <Button type="submit" variant="quiet" name="next" value="revoke">
            {t('seller.revoke')}
          </Button>
        ) : null}
      </Form>
    </section>
  )
}

function DeliveryNote({ queuedAt, deliveredAt, lastError }: Delivery) {
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  if (deliveredAt) return <p>{t('seller.delivered', { moment: moment(deliveredAt) })}</p>
  if (lastError) return <p role="alert">{t('seller.undelivered', { moment: moment(queuedAt), reason: lastError })}</p>
  return <p>{t('seller.waiting', { moment: moment(queuedAt) })}</p>
}
