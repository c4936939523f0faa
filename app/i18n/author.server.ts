import type { PastAuthor } from '#app/domain/author.ts'
import type { Translator } from './server.ts'

/** The name then, and the one now where that is another. */
export function writeAuthor({ name, nameNow }: Omit<PastAuthor, 'address'>, t: Translator): string | null {
  return name !== null && nameNow !== null && name !== nameNow ? t('forms:renamed', { name, nameNow }) : name
}
