import {
  type FieldMappings,
  longestText,
  longText,
  onlyOurs,
  shortText,
} from '#app/exchange/mapping/fields/field-mapping.ts'
import { authoredLocale } from '#app/fields/locale.ts'
import { textIn, textsIn } from './texts.ts'
import { titleOf } from './titles.ts'

export const freitexte = {
  name: {
    read: (from, field) => {
      const title = from.text(from.scope('freitexte'), 'objekttitel', longestText(field), 'one')
      if (title !== null) return title
      const became = titleOf(from.values)
      from.report({ code: 'noTitle', element: 'freitexte/objekttitel', became })
      return became
    },
    write: shortText('freitexte/objekttitel').write,
  },
  description: {
    ...longText('freitexte/objektbeschreibung'),
    read: (from, field) => {
      const own = from.text(from.scope('freitexte'), 'objektbeschreibung', longestText(field), 'many')
      if (own !== null) return own
      const [german] = textsIn(from, authoredLocale)
      const [short] = from.all(from.scope('freitexte'), 'dreizeiler')
      const text = german ?? short
      return text ? from.shortened(`freitexte/${text.name}`, text.text, longestText(field), 'many') : null
    },
  },
  fittings: longText('freitexte/ausstatt_beschr'),
  locationDescription: longText('freitexte/lage'),
  otherNotes: longText('freitexte/sonstige_angaben'),
  descriptionEn: textIn('en'),
  nameEn: onlyOurs,
  fittingsEn: onlyOurs,
  locationDescriptionEn: onlyOurs,
  otherNotesEn: onlyOurs,
} as const satisfies FieldMappings
