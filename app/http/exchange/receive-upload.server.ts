/** Stands in for the upload that reads a file. */

import type { Author } from '#app/data/saving/authors.server.ts'
import type { Problem } from '#app/exchange/problems.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'

export async function receiveUpload(
  request: Request,
  _context: AppContext,
  _by: Author,
): Promise<{ id: string } | { stop: Problem; connection: string | null }> {
  const form = await readForm(request)
  const connection = form.get('connection')
  return { stop: { code: 'notZip' }, connection: typeof connection === 'string' ? connection : null }
}
