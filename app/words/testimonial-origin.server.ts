/** Staff confirm for each testimonial what the agency says of all. */
import { findAgency } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { findTestimonial } from '#app/data/entries/testimonials.server.ts'
import { findLastSave } from '#app/data/saving/history.server.ts'
import type { testimonialFields } from '#app/domain/entries/testimonial.ts'
import type { FieldValues } from '#app/fields/field.ts'
import { formatMoment } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { Translator } from '#app/i18n/server.ts'
import { writeAuthor } from './author.server.ts'

type Values = FieldValues<typeof testimonialFields>

/** The sentence that is confirmed, and who has confirmed it when. */
export async function originHints(
  db: Database,
  id: string,
  values: Values | null,
  t: Translator,
  locale: Locale,
): Promise<Record<string, string>> {
  const { testimonialOrigin: sentence } = await findAgency(db)
  if (!sentence) return { originConfirmed: t('dashboard:entries.origin.none') }
  const asked = t('dashboard:entries.origin.asked', { sentence })
  // A testimonial may be confirmed from the beginning.
  const changes = ['originConfirmed', 'created']
  const save = values?.originConfirmed ? await findLastSave(db, { kind: 'testimonials', id }, changes) : null
  if (!save) return { originConfirmed: asked }
  const who = { name: writeAuthor(save.by, t), moment: formatMoment(save.at, locale, 'long') }
  return { originConfirmed: `${asked} ${t('dashboard:entries.origin.confirmed', who)}` }
}

/** There must be a sentence to confirm. One that was confirmed before blocks no save. */
export async function originProblems(
  db: Database,
  id: string,
  { originConfirmed }: Values,
  t: Translator,
): Promise<Record<string, string[]>> {
  if (!originConfirmed || (await findAgency(db)).testimonialOrigin) return {}
  const before = await findTestimonial(db, id)
  return before?.values.originConfirmed ? {} : { originConfirmed: [t('dashboard:entries.origin.none')] }
}
