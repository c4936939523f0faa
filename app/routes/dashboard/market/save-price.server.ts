import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import type { Database } from '#app/data/database.server.ts'
import { listPictures } from '#app/data/pictures/images.server.ts'
import { dropSaved } from '#app/data/prepared/prepared.server.ts'
import { findProperty, updateProperty } from '#app/data/properties/properties.server.ts'
import { type PropertyRow, valuesOf } from '#app/data/properties/property-row.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import { type PriceName, priceFields } from '#app/domain/costs/list-price.ts'
import { publishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { missingForOffer } from '#app/domain/properties/publish-rules.ts'
import type { Fields, FieldValues } from '#app/fields/field.ts'
import { formatMoney } from '#app/fields/format.ts'
import { formatForControls } from '#app/fields/format-for-control.ts'
import type { Locale } from '#app/fields/locale.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { ownPath } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { requireProperty } from '#app/routes/dashboard/property-acts/require-property.server.ts'
import { ruleTitles } from '#app/routes/dashboard/property-acts/rule-titles.server.ts'
import { askAboutNumbers } from '#app/routes/dashboard/saving/ask-about-numbers.server.ts'
import { answerForm, readFields, saveForm } from '#app/routes/dashboard/saving/save-form.server.ts'
import { loadPropertyWriter } from '#app/words/saved-values.server.ts'

type Price = { [Name in PriceName]?: number | null }

/** Posted by the table and by the page of the price. */
export async function savePrice({ request, params, context }: ActionFunctionArgs, by: Author) {
  const { db } = context
  const { id = '' } = params
  const [form, locale, row] = await Promise.all([readForm(request), localeOf(request), requireProperty(db, id)])
  const fields: Fields = priceFields[row.marketType]
  const name: PriceName = row.marketType === 'rent' ? 'baseRent' : 'purchasePrice'
  const savedPrice = (stored: PropertyRow) => ({ version: stored.version, values: { [name]: stored[name] } })
  const post = { context, form, locale, by, undone: form.has('undo') ? ('all' as const) : undefined }
  const outcome = await saveForm(post, {
    subject: { kind: 'property', id },
    fields,
    stored: savedPrice(row),
    find: async () => {
      const theirs = await findProperty(db, id)
      return theirs && !theirs.deletedAt ? savedPrice(theirs) : null
    },
    read: async (base) => {
      const read = await readFields(post, fields, (values) =>
        values ? problemsOnline(db, row, values, name, locale) : {},
      )
      if ('result' in read) return read
      const result = askAboutNumbers(form, read.values, base ?? valuesOf(row), locale, {
        isAlerted: row.published && !row.sold,
      })
      return result ? { result } : read
    },
    write: (values, version) => writePrice(db, id, values, version, by),
    writer: () => loadPropertyWriter(db, locale),
  })
  const asked = form.get('redirectTo') ?? new URL(request.url).searchParams.get('redirectTo')
  const back = ownPath(asked, dashboardPaths.property(id))
  return answerForm(post, outcome, ({ version, values }) => {
    const former = row[name]
    const undo = former !== null && {
      action: dashboardPaths.price(id),
      fields: {
        ...formatForControls(fields, { [name]: former }, locale),
        [`meant.${name}`]: String(former),
        version: String(version),
        locale,
        undo: 'on',
      },
    }
    const price = formatMoney(Number(values[name]), locale)
    const message = name === 'baseRent' ? 'rentSaved' : 'priceSaved'
    return redirectWithMessage(context, back, message, { name: row.name, price }, { ...(undo && { undo }) })
  })
}

/** A price may break a rule that a public offer has met so far. */
async function problemsOnline(
  db: Database,
  row: PropertyRow,
  price: FieldValues<Fields>,
  name: PriceName,
  locale: Locale,
): Promise<Record<string, string[]>> {
  if (!row.published || row.sold) return {}
  const pictures = await listPictures(db, row.id)
  const missingWith = (values: Price) =>
    missingForOffer(publishCandidate({ ...valuesOf(row), ...values }, pictures), berlinToday())
  const before = missingWith({})
  const missing = missingWith(price as Price).filter((rule) => !before.includes(rule))
  if (missing.length === 0) return {}
  return { [name]: [translator(locale)('forms:problems.offline', { missing: ruleTitles(missing, locale) })] }
}

/** Other fields keep their present values. */
async function writePrice(db: Database, id: string, price: FieldValues<Fields>, version: number, by: Author) {
  const row = await findProperty(db, id)
  if (!row || row.deletedAt) return 'missing'
  if (row.version !== version) return 'stale'
  const values = { ...valuesOf(row), ...(price as Price) }
  const outcome = await updateProperty(db, id, values, version, by)
  if (outcome === 'saved' && row.hasPrepared) await dropSaved(db, id, values)
  // A price does not affect pictures, so a removed picture means another save.
  return outcome === 'pictureless' ? 'stale' : outcome
}
