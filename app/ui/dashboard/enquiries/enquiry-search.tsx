import { Form } from '@remix-run/react'
import type { EnquiryFilters } from '#app/domain/enquiries/enquiry.ts'
import control from '#app/fields/field-control.module.css'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './enquiry-search.module.css'

/** A GET form, so that every view can be kept as a link. */
export function EnquirySearch({ status, q, property, leaving }: EnquiryFilters) {
  const { t } = useTranslation('dashboard')
  return (
    // The key resets the control to the address after a link or the back button.
    <Form
      className={styles.search}
      action={dashboardPaths.enquiries}
      key={`${status} ${q} ${property} ${leaving}`}
      role="search"
    >
      {status ? <input type="hidden" name="status" value={status} /> : null}
      {property ? <input type="hidden" name="property" value={property} /> : null}
      {leaving ? <input type="hidden" name="leaving" value="1" /> : null}
      <div>
        <label className="sr" htmlFor="q">
          {t('enquiries.search')}
        </label>
        <Icon name="search" />
        <input
          className={control.input}
          id="q"
          name="q"
          type="search"
          placeholder={t('enquiries.searchPlaceholder')}
          defaultValue={q ?? ''}
        />
      </div>
      <Button variant="quiet" type="submit">
        {t('enquiries.submitSearch')}
      </Button>
    </Form>
  )
}
