import type { Agency } from '#app/domain/agency/agency.ts'
import { mailClosing } from '#app/domain/agency/mail-closing.ts'
import { shownTelephone } from '#app/domain/agency/telephone.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'

export interface SignedMail {
  agency: Agency
  siteUrl: string
  locale: Locale
}

/** Closing lines of automatic mails. */
export function signature(mail: SignedMail): string[] {
  return [mailClosing(mail.agency, mail.locale), '', ...companyLines(mail), '']
}

/** What § 35a GmbHG requires of business letters, below a closing or a name. */
export function companyLines({ agency, siteUrl, locale }: SignedMail): string[] {
  const say = words[locale]
  const { legalName, street, phone, email, managingDirector } = agency
  const register = Object.values(pick(agency, ['registerCourt', 'registerNumber'])).filter(Boolean)
  const lines = [
    legalName,
    street,
    [agency.postalCode, agency.city].filter(Boolean).join(' '),
    phone && `${say.phone} ${shownTelephone(phone, locale)}`,
    email,
    siteUrl,
    register.join(', '),
    managingDirector && `${say.director} ${managingDirector}`,
  ].filter((line): line is string => Boolean(line))
  // Mail programs recognise this line as the start of a signature.
  return ['-- ', ...lines]
}

const words = {
  de: { phone: 'Telefon', director: 'Vertreten durch' },
  en: { phone: 'Telephone', director: 'Represented by' },
} as const
