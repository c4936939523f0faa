/** The message that the page after a redirect shows once. It travels in a cookie, so it needs no script and no session. */
import type { TypedResponse } from '@remix-run/cloudflare'
import * as z from 'zod'
import type { dashboard } from '#app/i18n/locales/de/dashboard.ts'
import type { Translator } from '#app/i18n/server.ts'
import type { AppContext } from './context.server.ts'
import { hostCookie, readCookie } from './cookies.server.ts'
import { ownPath, redirectTo } from './responses.server.ts'

const cookieName = '__Host-flash'

/** Browsers drop a cookie of more than 4096 bytes; name and attributes need some of them. */
const cookieLength = 3_900

type PluralStem<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key
export type FlashKey = PluralStem<keyof (typeof dashboard)['flash'] & string>
type FlashLinkKey = keyof (typeof dashboard)['flashLinks']

const extras = z.object({
  /** `warn` when something was left undone. */
  tone: z.enum(['good', 'warn']).optional(),
  /** The way to the result, and which of `dashboard:flashLinks` it is called. */
  link: z.object({ to: z.string(), label: z.string() }).optional(),
  /** The post that takes the act back; only for what can be taken back. Left out when it is too long for a cookie. */
  undo: z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }).optional(),
})

const schema = extras.extend({
  key: z.string().max(60),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

export interface MessageExtras extends Omit<z.infer<typeof extras>, 'link'> {
  link?: { to: string; label: FlashLinkKey }
}

/** What the page shows, in its language. */
export interface Message extends Pick<MessageExtras, 'undo'> {
  text: string
  tone: 'good' | 'warn'
  link: { to: string; text: string } | null
}

/** Answers a successful post: go there, and say this. Values fill the message's placeholders. */
export function redirectWithMessage(
  context: AppContext,
  location: string,
  key: FlashKey,
  values: Record<string, string | number> = {},
  { undo, ...rest }: MessageExtras = {},
): TypedResponse<never> {
  const write = (message: object) => encodeURIComponent(JSON.stringify(message))
  const whole = write({ key, values, ...rest, undo })
  const text = whole.length <= cookieLength ? whole : write({ key, values, ...rest })
  context.cookies.push(hostCookie(cookieName, text, 60))
  return redirectTo(context, location)
}

/** The message in the language of the page, or null. Reading it removes it. */
export function takeMessage(request: Request, context: AppContext, t: Translator): Message | null {
  const cookie = readCookie(request, cookieName)
  if (!cookie) return null
  context.cookies.push(hostCookie(cookieName, '', 0))
  const message = readMessage(cookie)
  if (!message) return null
  const { key, values, tone = 'good', link, undo } = message
  return {
    text: String(t(`dashboard:flash.${key}` as never, values as never)),
    tone,
    link: link ? { to: ownPath(link.to, '/'), text: String(t(`dashboard:flashLinks.${link.label}` as never)) } : null,
    ...(undo && { undo: { ...undo, action: ownPath(undo.action, '/') } }),
  }
}

function readMessage(cookie: string) {
  try {
    return schema.parse(JSON.parse(cookie))
  } catch {
    return null
  }
}
