/** Depends on the agency alone, so it reveals nothing about a mailbox. */
import { findAgency } from '#app/data/agency/settings.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { translator } from '#app/i18n/server.ts'
import { missingForVisitors } from '#app/mail/transport.server.ts'

export async function receiptSentence({ db, transport }: AppContext, locale: Locale): Promise<string | null> {
  const isSent = sendsReceipts(await findAgency(db), transport)
  return isSent ? translator(locale)('pages:contact.thanks.receipt') : null
}

export function sendsReceipts({ enquiryReceipt }: Pick<Agency, 'enquiryReceipt'>, transport: AppContext['transport']) {
  return enquiryReceipt && missingForVisitors(transport) === null
}
