import type { Database } from '#app/data/database.server.ts'
import { findSellerAddresses } from '#app/data/prepared/sellers.server.ts'
import { listSharers } from '#app/data/properties/circle-sharers.server.ts'
import { type PropertyRow, valuesOf } from '#app/data/properties/property-row.server.ts'
import type { Picture } from '#app/domain/picture.ts'
import { pictureWordFields, type WordedPicture } from '#app/domain/picture-words.ts'
import { closingOf } from '#app/domain/properties/closing.ts'
import { type PropertyFieldName, propertyFields } from '#app/domain/properties/property.ts'
import type { Field } from '#app/fields/field.ts'
import type { Locale } from '#app/fields/locale.ts'
import { entriesOf } from '#app/fields/typed-objects.ts'
import { translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { pictureLabels } from '#app/routes/dashboard/pictures/picture-words-answers.server.ts'
import type { HistorySource } from '#app/routes/dashboard/saving/history.server.ts'
import { circleDoubt } from '#app/words/doubts.server.ts'
import { loadPropertyWriter, valueWriter } from '#app/words/saved-values.server.ts'
import { undoPictureChange } from './picture-history.server.ts'

/** A restoration must not change visibility. */
const actsOfTheirOwn: readonly PropertyFieldName[] = ['published']

export async function propertyHistory(
  db: Database,
  row: PropertyRow,
  pictures: readonly WordedPicture[],
  trash: readonly Picture[],
  locale: Locale,
): Promise<HistorySource> {
  const t = translator(locale)
  const texts = textsOf(pictures)
  const { kinds, origins, focuses } = t('dashboard:pictures', { returnObjects: true })
  const options = Object.fromEntries(
    pictures.flatMap(({ key }) => [
      [`kind.${key}`, kinds],
      [`origin.${key}`, origins],
      [`focus.${key}`, focuses],
    ]),
  )
  const [write, writeText] = [await loadPropertyWriter(db, locale), valueWriter(texts.fields, locale, { options })]
  return {
    subject: { kind: 'property', id: row.id },
    fields: { ...propertyFields, ...texts.fields },
    present: { version: row.version, values: { ...valuesOf(row), ...texts.values } },
    labels: {
      ...t('property:fields', { returnObjects: true }),
      ...t(`property:closing.${closingOf(row)}.fields`, { returnObjects: true }),
      ...pictureLabels(pictures, t),
    },
    write: (name, value) => {
      const place = name.startsWith('originalKey.') ? pictures.findIndex(({ key }) => key === value) : -1
      if (place >= 0) return t('dashboard:pictures.originalNamed', { position: place + 1 })
      return (Object.hasOwn(texts.fields, name) ? writeText : write)(name, value)
    },
    page: dashboardPaths.history(row.id),
    left: actsOfTheirOwn,
    readAddresses: () => findSellerAddresses(db, row.id),
    doubt: {
      field: 'addressVisible',
      value: true,
      read: async () => circleDoubt(await listSharers(db, row), locale)?.text ?? null,
    },
    undo: (changes) => undoPictureChange(row.id, changes, { shown: pictures, trash }),
  }
}

/** By control name: `alt.<key>`. */
function textsOf(pictures: readonly WordedPicture[]) {
  const fields: Record<string, Field> = {}
  const values: Record<string, string | null> = {}
  for (const picture of pictures) {
    for (const [name, field] of entriesOf(pictureWordFields)) {
      fields[`${name}.${picture.key}`] = field
      values[`${name}.${picture.key}`] = picture[name] || null
    }
  }
  return { fields, values }
}
