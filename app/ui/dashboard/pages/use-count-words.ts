import type { TextCounts } from '#app/domain/pages/page-texts.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** Where no German text is the agency's own, English ones may be. */
export function useCountWords() {
  const { t } = useTranslation('dashboard')
  const noneIn = (english: number) => (english > 0 ? t('pages.ownEnglishSum', { count: english }) : t('pages.noneLead'))
  return {
    noneIn,
    ofPage: ({ own, english, total }: TextCounts) => (own > 0 ? t('pages.ownLead', { own, total }) : noneIn(english)),
    ofGroup: ({ own, english, total }: TextCounts) => {
      if (own > 0) return t('pages.own', { own, total })
      if (english === 0) return t('pages.byDefault')
      return `${t('pages.columns.english')}: ${t('pages.ownEnglish', { count: english })}`
    },
  }
}
