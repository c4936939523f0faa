/** Stands in for the upload that reads a file. */
import type { Author } from '#app/data/saving/authors.server.ts'
import type { Problem } from '#app/exchange/problems.ts'
import type { AppContext } from '#app/http/context.server.ts'

export async function receiveUpload(
  _request: Request,
  _context: AppContext,
  _by: Author,
): Promise<{ id: string } | { stop: Problem; connection: string | null }> {
  return { stop: { code: 'notZip' }, connection: null }
}
