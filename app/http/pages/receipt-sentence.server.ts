/** Depends on the agency alone, so it reveals nothing about a mailbox. */

import type { Agency } from '#app/domain/agency/agency.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { readSite } from '#app/http/own-words.server.ts'
import { translator } from '#app/i18n/server.ts'
import { missingForVisitors } from '#app/mail/transport.server.ts'

export async function receiptSentence(context: AppContext, locale: Locale): Promise<string | null> {
  const { agency } = await readSite(context, locale)
  const isSent = sendsReceipts(agency, context.transport)
  return isSent ? translator(locale)('pages:contact.thanks.receipt') : null
}

export function sendsReceipts({ enquiryReceipt }: Pick<Agency, 'enquiryReceipt'>, transport: AppContext['transport']) {
  return enquiryReceipt && missingForVisitors(transport) === null
}
