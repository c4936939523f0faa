import type { PastAuthor } from '#app/domain/saving/author.ts'
import type { Translator } from '#app/i18n/server.ts'

/** The name at the time, with the present one if that differs. */
export function writeAuthor({ name, nameNow }: Omit<PastAuthor, 'address'>, t: Translator): string | null {
  return name !== null && nameNow !== null && name !== nameNow ? t('forms:renamed', { name, nameNow }) : name
}
