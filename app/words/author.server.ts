import type { PastAuthor } from '#app/domain/properties/author.ts'
import type { Translator } from '#app/i18n/server.ts'

/** The name then, and the one now where that is another. */
export function writeAuthor({ name, nameNow }: Omit<PastAuthor, 'address'>, t: Translator): string | null {
  return name !== null && nameNow !== null && name !== nameNow ? t('forms:renamed', { name, nameNow }) : name
}
