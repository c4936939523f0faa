import type { EnquiryFilters } from '#app/domain/enquiries/enquiry.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { SearchForm } from '#app/ui/dashboard/lists/search-form.tsx'

export function EnquirySearch({ status, q, property, leaving }: EnquiryFilters) {
  const { t } = useTranslation('dashboard')
  return (
    // The key resets the control to the address after a link or the back button.
    <SearchForm
      action={dashboardPaths.enquiries}
      key={`${status} ${q} ${property} ${leaving}`}
      q={q}
      label={t('enquiries.search')}
      placeholder={t('enquiries.searchPlaceholder')}
      submit={t('enquiries.submitSearch')}
    >
      {status ? <input type="hidden" name="status" value={status} /> : null}
      {property ? <input type="hidden" name="property" value={property} /> : null}
      {leaving ? <input type="hidden" name="leaving" value="1" /> : null}
    </SearchForm>
  )
}
