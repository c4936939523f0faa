import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import styles from './property-head-acts.module.css'

interface PropertyHeadActsProps {
  propertyId: string
  /** The id for a copy, so that posting twice makes one copy. */
  copyId: string
  published: boolean
  sold: boolean
}

export function PropertyHeadActs({ propertyId, copyId, published, sold }: PropertyHeadActsProps) {
  const { t } = useTranslation('dashboard')
  return (
    <Form className={styles.acts} method="post" action={dashboardPaths.duplicate(propertyId)}>
      <Views propertyId={propertyId} published={published} sold={sold} />
      <ButtonLink variant="quiet" to={dashboardPaths.propertyExport(propertyId)} reloadDocument>
        {t('exports.property')}
      </ButtonLink>
      <Button variant="quiet" type="submit" name="id" value={copyId}>
        {t('properties.duplicate')}
      </Button>
      <Button
        variant="quiet"
        className={styles.danger}
        type="submit"
        formAction={dashboardPaths.trash(propertyId)}
        name="redirectTo"
        value={dashboardPaths.properties}
      >
        {t('properties.trash')}
      </Button>
    </Form>
  )
}

type ViewsProps = Pick<PropertyHeadActsProps, 'propertyId' | 'published' | 'sold'>

export function PropertyViews(props: ViewsProps) {
  return (
    <div className={styles.acts}>
      <Views {...props} />
    </div>
  )
}

function Views({ propertyId, published, sold }: ViewsProps) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <ButtonLink variant="quiet" to={dashboardPaths.preview(propertyId)} reloadDocument>
        {t('properties.preview')}
      </ButtonLink>
      {published ? (
        <ButtonLink variant="quiet" to={sold ? paths.reference(propertyId) : paths.offer(propertyId)} reloadDocument>
          {t('property.view')}
        </ButtonLink>
      ) : null}
    </>
  )
}
