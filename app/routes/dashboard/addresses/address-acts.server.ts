import { deleteDataOfAddress } from '#app/data/own-data/delete-own-data.server.ts'
import { findStoredAbout, type StoredAbout } from '#app/data/own-data/stored-about.server.ts'
import type { Locale } from '#app/fields/locale.ts'
import { deliverOwnDataLink } from '#app/http/access/own-data.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { defaultLocale } from '#app/i18n/config.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { isWithdrawal } from '#app/words/own-data/stored-about.server.ts'

export async function removeAddress(context: AppContext, email: string) {
  const { enquiries } = await findStoredAbout(context.db, email)
  await deleteDataOfAddress(context.db, email)
  const message = enquiries.some(isWithdrawal) ? 'addressDeletedExcept' : 'addressDeleted'
  return redirectWithMessage(context, dashboardPaths.enquiries, message)
}

/** In the language in which the person wrote last. */
export async function mailOwnData(context: AppContext, email: string, back: string) {
  const stored = await findStoredAbout(context.db, email)
  const isSent = await deliverOwnDataLink(context, email, languageOf(stored))
  return redirectWithMessage(
    context,
    back,
    isSent ? 'ownDataLinkSent' : 'ownDataLinkUsedUp',
    {},
    {
      ...(!isSent && { tone: 'warn' as const }),
    },
  )
}

function languageOf({ enquiries, subscriptions }: StoredAbout): Locale {
  return enquiries[0]?.locale ?? subscriptions[0]?.locale ?? defaultLocale
}
