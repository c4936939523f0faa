import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { valuesOf } from '#app/data/properties/property-row.server.ts'
import { listForExport } from '#app/data/properties/property-table.server.ts'
import { type PropertyFieldName, propertyFields } from '#app/domain/properties/property.ts'
import type { Field, FieldValue } from '#app/fields/field.ts'
import { formatValue } from '#app/fields/format.ts'
import { formatForControl } from '#app/fields/format-for-control.ts'
import type { Locale } from '#app/fields/locale.ts'
import { entriesOf } from '#app/fields/typed-objects.ts'
import { requireConfirmedUser } from '#app/http/access/session.server.ts'
import { csvFile } from '#app/http/csv.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { readPropertyQuery } from './query.server.ts'

const fields = entriesOf(propertyFields)

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireConfirmedUser(request, context)
  const locale = await localeOf(request)
  const t = translator(locale)
  const query = readPropertyQuery(new URL(request.url).searchParams)
  const found = await listForExport(context.db, query)
  const write = writer(locale)
  const rows = found.map(({ member, ...property }) => {
    const values = valuesOf(property)
    return fields.map(([name, field]) => (name === 'responsibleMember' ? member : write(name, field, values[name])))
  })
  const head = fields.map(([name]) => t(`property:fields.${name}`))
  return csvFile('objekte', head, rows)
}

function writer(locale: Locale) {
  const t = translator(locale)
  const options: Readonly<Record<string, Readonly<Record<string, string>>>> = t('property:options', {
    returnObjects: true,
  })
  const answers = { yes: t('property:yes'), no: t('property:no') }
  return (name: PropertyFieldName, field: Field, value: FieldValue<Field>): string | number | null => {
    if (value === null) return null
    if (typeof value === 'boolean') return t(value ? 'property:yes' : 'property:no')
    // As a number, because a text with a minus would be marked as a formula.
    if (typeof value === 'number' && Number.isInteger(value) && field.kind !== 'money') return value
    if (field.kind === 'statement') return t(value === 'yes' ? 'property:yes' : 'property:no')
    if (field.kind === 'choice') return options[name]?.[String(value)] ?? String(value)
    if (field.kind === 'rows')
      return formatValue(field, value, locale, { ...answers, option: (key) => options[name]?.[key] ?? key })
    return formatForControl(field, value, locale)
  }
}
