/**
 * What somebody typed into a form that could not be taken: their session had ended, or something failed here. It waits
 * in a page, in the browser, and is posted again from there; the server keeps nothing of it.
 */
import * as z from 'zod'
import { uploadLimits } from '#app/domain/picture.ts'
import { paths } from '#app/paths.ts'
import { formRead, readForm } from './forms.server.ts'
import { ownPath } from './responses.server.ts'
import { isSecretPath } from './secret-paths.server.ts'

const schema = z.object({
  /** The address that the form was posted to. */
  action: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])).max(1_000),
  /** Files cannot be kept in a page; they have to be chosen again. */
  hadFiles: z.boolean(),
})

export type InterruptedPost = z.infer<typeof schema>

/** In characters, as JSON: more than any form holds, and little enough for the sign-in form to be read again. */
const longest = 400_000

/** The post behind a request, whether or not it has been read; null when there is nothing in it worth keeping. */
export async function readInterruptedPost(request: Request): Promise<InterruptedPost | null> {
  const { pathname, search } = new URL(request.url)
  if (holdsOnlyPasswords(pathname)) return null
  const form =
    formRead(request) ?? (request.bodyUsed ? null : await readForm(request, uploadLimits.bytes).catch(() => null))
  if (!form) return null
  const typed = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const fields = typed.filter(([name]) => name !== 'password')
  const hadFiles = [...form.values()].some((value) => typeof value !== 'string' && value.size > 0)
  const post = { action: pathname + search, fields, hadFiles }
  return fields.length > 0 && fields.length <= 1_000 && JSON.stringify(post).length <= longest ? post : null
}

/** Passwords never come back with a page. */
function holdsOnlyPasswords(pathname: string): boolean {
  return pathname.toLowerCase().startsWith(paths.dashboard.accountPassword) || isSecretPath(pathname)
}

/** The post as the sign-in form brought it along; null when it is none. */
export function parseInterruptedPost(text: unknown): InterruptedPost | null {
  try {
    const post = schema.parse(JSON.parse(String(text)))
    return ownPath(post.action, '') === post.action ? post : null
  } catch {
    return null
  }
}
