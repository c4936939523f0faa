import type { Agency } from '#app/domain/agency/agency.ts'
import type { WithdrawalAnswers } from '#app/domain/enquiries/withdrawal.ts'
import type { Fact } from '#app/fields/fact-list.tsx'
import { formatDate } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'

type Contract = Omit<WithdrawalAnswers, 'declaration'>

interface Declarant extends Contract {
  name: string
}

export function declarationBy({ legalName }: Pick<Agency, 'legalName'>, locale: Locale): string {
  return translator(locale)('pages:withdrawal.declaration.text', { agency: legalName })
}

/** For staff, who see the name and the address elsewhere; without what was left empty. */
export function withdrawalFacts({ declaration, ...contract }: WithdrawalAnswers, locale: Locale): Fact[] {
  const { label } = translator(locale)('pages:withdrawal.declaration', { returnObjects: true })
  const facts = contractFacts(contract, locale)
  return [{ label, value: declaration }, ...facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))]
}

/** For the visitor, who checks what will be declared: says what was left empty. */
export function declaredFacts({ email, ...declared }: Declarant & { email: string | null }, locale: Locale): Fact[] {
  const { fields, notGiven } = translator(locale)('pages:withdrawal', { returnObjects: true })
  return [...confirmedFacts(declared, locale), { label: fields.email, value: email || notGiven }]
}

/** Without the address, to which the confirmation goes. */
export function confirmedFacts({ name, ...contract }: Declarant, locale: Locale): Fact[] {
  const { fields, notGiven } = translator(locale)('pages:withdrawal', { returnObjects: true })
  const facts = [{ label: fields.name, value: name }, ...contractFacts(contract, locale)]
  return facts.map(({ label, value }) => ({ label, value: value || notGiven }))
}

function contractFacts({ contract, contractDate, street, postalCode, city }: Contract, locale: Locale) {
  const { fields } = translator(locale)('pages:withdrawal', { returnObjects: true })
  const town = [postalCode, city].filter(Boolean).join(' ')
  return [
    { label: fields.contract, value: contract },
    { label: fields.contractDate, value: contractDate && formatDate(contractDate, locale) },
    { label: fields.address, value: [street, town].filter(Boolean).join(', ') },
  ]
}
