import { useTranslation } from '#app/i18n/use-translation.ts'

export function SkipLink() {
  const { t } = useTranslation('site')
  return (
    <a className="skip" href="#inhalt">
      {t('skip')}
    </a>
  )
}
