/** Typed values of a failed post stay in the browser's page; the server stores nothing. */
import * as z from 'zod'
import { ownPath } from '#app/http/responses.server.ts'
import { isSecretPath } from '#app/http/secret-paths.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { decodedPath } from '#app/paths/public.ts'
import { BodyTooLarge, UnreadableBody } from './body.server.ts'
import { readEntries } from './form-entries.server.ts'
import { formBytes, formRead } from './forms.server.ts'

const schema = z.object({
  action: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])).max(1_000),
  hadFiles: z.boolean(),
})

export type InterruptedPost = z.infer<typeof schema>

/** In characters, as JSON; small enough for the sign-in form. */
const maxPostLength = 400_000

/** Never returned in a page, from any form. */
const secretFields = new Set(['password', 'current', 'code', 'recoveryCode', 'credential'])

export async function readInterruptedPost(request: Request): Promise<InterruptedPost | null> {
  const { pathname, search } = new URL(request.url)
  if (holdsOnlyPasswords(pathname)) return null
  const read = formRead(request)
  const { entries, isCut } = read ? { entries: [...read], isCut: false } : await readBeginning(request)
  const typed = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const fields = typed.filter(([name]) => !secretFields.has(name))
  const hadFiles = isCut || entries.some(([, value]) => typeof value !== 'string' && value.size > 0)
  const post = { action: pathname + search, fields, hadFiles }
  return fields.length > 0 && fields.length <= 1_000 && JSON.stringify(post).length <= maxPostLength ? post : null
}

/** Anyone may post here, so this reads little. Fields before a large picture are kept. */
async function readBeginning(request: Request): Promise<{ entries: [string, string | File][]; isCut: boolean }> {
  const entries: [string, string | File][] = []
  if (request.bodyUsed) return { entries, isCut: false }
  try {
    for await (const entry of readEntries(request, formBytes.usual)) entries.push(entry)
    return { entries, isCut: false }
  } catch (error) {
    if (error instanceof BodyTooLarge || error instanceof UnreadableBody) return { entries, isCut: true }
    throw error
  }
}

function holdsOnlyPasswords(pathname: string): boolean {
  const address = decodedPath(pathname)?.toLowerCase() ?? ''
  return address.startsWith(dashboardPaths.accountPassword) || isSecretPath(pathname)
}

export function parseInterruptedPost(text: unknown): InterruptedPost | null {
  try {
    if (typeof text !== 'string' || text.length > maxPostLength) return null
    const post = schema.parse(JSON.parse(text))
    return ownPath(post.action, '') === post.action ? post : null
  } catch {
    return null
  }
}
