import type { RefObject } from 'react'
import { typedDeposit } from '#app/domain/properties/usual-words.ts'
import { formatMoney } from '#app/fields/format.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useFormReading } from '#app/ui/form/changed-fields.ts'
import { textsOf } from '#app/ui/form/form-texts.ts'
import { useLocale } from '#app/ui/parts/use-locale.ts'

/** What "3 Kaltmieten" comes to, and whether it is too much, while it is typed; null without scripts. */
export function useDepositNote(form: RefObject<HTMLFormElement>): string | null {
  const locale = useLocale()
  const { t } = useTranslation('dashboard')
  return useFormReading(form, (element) => {
    const { deposit = '', baseRent = '' } = textsOf(element)
    const typed = typedDeposit({ deposit, baseRent }, locale)
    const said = [
      typed?.isWorded && t('form.depositRead', { amount: formatMoney(typed.amount, locale) }),
      typed?.isAboveBound && t('form.depositBound'),
    ]
    return said.filter(Boolean).join(' ')
  })
}
