import type { Author } from '#app/data/saving/authors.server.ts'
import type { WordedPicture } from '#app/domain/picture-words.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'

export interface PicturesPost {
  context: AppContext
  by: Author
  propertyId: string
  version: number
  pictures: readonly WordedPicture[]
  form: FormData
  locale: Locale
  /** Of an undo, where the address has them: its button posts one field beside those of the page. */
  searchParams: URLSearchParams
}
