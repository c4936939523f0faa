import type { TypedResponse } from '@remix-run/cloudflare'
import * as z from 'zod'
import type { dashboard } from '#app/i18n/locales/de/dashboard.ts'
import { type Translator, translateKey } from '#app/i18n/server.ts'
import type { AppContext } from './context.server.ts'
import { hostCookie, readCookie } from './cookies.server.ts'
import { ownPath, redirectTo } from './responses.server.ts'

const cookieName = '__Host-flash'

type FlashActKey = keyof (typeof dashboard)['flashActs']

/** Browsers drop cookies of more than 4096 bytes, including name and attributes. */
const cookieLength = 3_900

type PluralStem<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key
export type FlashKey = PluralStem<keyof (typeof dashboard)['flash'] & string>
type FlashLinkKey = keyof (typeof dashboard)['flashLinks']

const post = z.object({ action: z.string(), fields: z.record(z.string(), z.string()) })

const extras = z.object({
  tone: z.enum(['good', 'warn']).optional(),
  /** `label` is a key of `dashboard:flashLinks`. */
  link: z.object({ to: z.string(), label: z.string() }).optional(),
  /**
   * The post that undoes the action, omitted when it does not fit in the cookie. With the `form` of its page it brings
   * along what has been typed there since.
   */
  undo: post.extend({ form: z.string().max(30).optional() }).optional(),
  /** The rows of a list that stay ticked, omitted when they do not fit. */
  ticked: z.string().optional(),
  /** The property whose prepared change the message is about: it ends with the sentence of the moment it is shown. */
  prepared: z.string().max(40).optional(),
  /** A suggested follow-up; `label` is a key of `dashboard:flashActs`. Omitted when it does not fit. */
  next: post.extend({ label: z.string() }).optional(),
})

const schema = extras.extend({
  key: z.string().max(60),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Browsers do not send the fragment, so forms post it. */
  place: z.string().max(80).optional(),
})

export type MessageValues = Record<string, string | number>

export interface MessageExtras extends Omit<z.infer<typeof extras>, 'link' | 'next'> {
  link?: { to: string; label: FlashLinkKey }
  next?: z.infer<typeof post> & { label: FlashActKey }
}

export interface Message
  extends Pick<MessageExtras, 'undo' | 'ticked' | 'prepared'>,
    Pick<z.infer<typeof schema>, 'place'> {
  text: string
  tone: 'good' | 'warn'
  link: { to: string; text: string } | null
  next?: z.infer<typeof post> & { text: string }
}

export function redirectWithMessage(
  context: AppContext,
  location: string,
  key: FlashKey,
  values: MessageValues = {},
  { undo, next, ticked, ...rest }: MessageExtras = {},
): TypedResponse<never> {
  const write = (message: object) => encodeURIComponent(JSON.stringify(message))
  const [, place] = location.split('#', 2)
  const message = { key, values, place, ...rest }
  const shorter = [{ undo, next, ticked }, { undo, ticked }, { ticked }, {}].map((posts) =>
    write({ ...message, ...posts }),
  )
  const text = shorter.find(({ length }) => length <= cookieLength) ?? write(message)
  context.cookies.push(hostCookie(cookieName, text, 60))
  return redirectTo(context, location)
}

export function takeMessage(request: Request, context: AppContext, t: Translator): Message | null {
  const cookie = pendingMessage(context) ?? readCookie(request, cookieName)
  if (!cookie) return null
  context.cookies.push(hostCookie(cookieName, '', 0))
  const message = readMessage(cookie)
  if (!message) return null
  const { key, values, place, tone = 'good', link, undo, next, ticked, prepared } = message
  // The cookie may hold any key: an unknown one is shown unchanged.
  return {
    text: flashText(t, key, values),
    tone,
    link: link ? { to: ownPath(link.to, '/'), text: translateKey(t, `dashboard:flashLinks.${link.label}`) } : null,
    ...(place && { place }),
    ...(ticked && { ticked }),
    ...(prepared && { prepared }),
    ...(undo && { undo: { ...undo, action: ownPath(undo.action, '/') } }),
    ...(next && {
      next: {
        action: ownPath(next.action, '/'),
        fields: next.fields,
        text: translateKey(t, `dashboard:flashActs.${next.label}`),
      },
    }),
  }
}

/** Of an act whose answer is a page instead of a redirect. */
function pendingMessage({ cookies }: AppContext): string | null {
  const index = cookies.findIndex((cookie) => cookie.startsWith(`${cookieName}=`))
  const [cookie] = index < 0 ? [] : cookies.splice(index, 1)
  return cookie ? decodeURIComponent(cookie.slice(cookieName.length + 1, cookie.indexOf(';'))) : null
}

export function flashText(t: Translator, key: string, values: MessageValues): string {
  return translateKey(t, `dashboard:flash.${key}`, { replace: values, count: values.count })
}

function readMessage(cookie: string) {
  try {
    return schema.parse(JSON.parse(cookie))
  } catch {
    return null
  }
}
