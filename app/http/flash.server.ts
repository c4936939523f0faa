/** The message that the page after a redirect shows once. It travels in a cookie, so it needs no script and no session. */
import type { TypedResponse } from '@remix-run/cloudflare'
import * as z from 'zod'
import type { dashboard } from '#app/i18n/locales/de/dashboard.ts'
import type { Translator } from '#app/i18n/server.ts'
import type { AppContext } from './context.server.ts'
import { hostCookie, readCookie } from './cookies.server.ts'
import { redirectTo } from './responses.server.ts'

const cookieName = '__Host-flash'

type PluralStem<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key
export type FlashKey = PluralStem<keyof (typeof dashboard)['flash'] & string>

const schema = z.object({ key: z.string().max(60), values: z.record(z.string(), z.union([z.string(), z.number()])) })

/** Answers a successful post: go there, and say this. Values fill the message's placeholders. */
export function redirectWithMessage(
  context: AppContext,
  location: string,
  key: FlashKey,
  values: Record<string, string | number> = {},
): TypedResponse<never> {
  const text = JSON.stringify({ key, values })
  context.cookies.push(hostCookie(cookieName, encodeURIComponent(text), 60))
  return redirectTo(context, location)
}

/** The message in the language of the page, or null. Reading it removes it. */
export function takeMessage(request: Request, context: AppContext, t: Translator): string | null {
  const cookie = readCookie(request, cookieName)
  if (!cookie) return null
  context.cookies.push(hostCookie(cookieName, '', 0))
  const message = readMessage(cookie)
  return message && String(t(`dashboard:flash.${message.key}` as never, message.values as never))
}

function readMessage(cookie: string) {
  try {
    return schema.parse(JSON.parse(decodeURIComponent(cookie)))
  } catch {
    return null
  }
}
