import type { Field } from '#app/fields/field.ts'
import type { Locale } from '#app/fields/locale.ts'
import { readNumber } from '#app/fields/numbers/read-number.ts'
import { readDate } from '#app/fields/read-date.ts'
import { withCertificate } from './energy-certificate.ts'
import { propertyFields } from './property.ts'
import { type PublishCandidate, publishRuleFields } from './publish-candidate.ts'

/** Unreadable values count as missing, since they cannot be saved either. */
export function typedCandidate(
  stored: PublishCandidate,
  changed: readonly string[],
  texts: Readonly<Record<string, string>>,
  locale: Locale,
): PublishCandidate {
  const names = publishRuleFields.filter((name) => changed.includes(name))
  const typed = names.map((name) => [name, readTyped(propertyFields[name], texts[name] ?? '', locale)])
  return withCertificate({ ...stored, ...Object.fromEntries(typed) })
}

function readTyped(field: Field, text: string, locale: Locale): unknown {
  switch (field.kind) {
    case 'flag':
      return text === 'on'
    case 'date':
      return readDate(text) ?? null
    case 'integer':
    case 'year':
    case 'decimal':
    case 'money': {
      const read = readNumber(text, locale, field)
      return 'value' in read ? read.value : null
    }
    default:
      return text.trim() || null
  }
}
