import { useTranslation } from '#app/i18n/use-translation.ts'

/** The first link of a page, for those who come by keyboard. */
export function SkipLink() {
  const { t } = useTranslation('site')
  return (
    <a className="skip" href="#inhalt">
      {t('skip')}
    </a>
  )
}
