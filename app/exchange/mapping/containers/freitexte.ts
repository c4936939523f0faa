/** Name and texts: `freitexte`. */
import { type FieldMappings, longestText, longText, shortText } from '#app/exchange/mapping/field-mapping.ts'
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
      const scope = from.scope('freitexte')
      // Others than German ones stay where they are.
      const [german] = from
        .all(scope, 'objekt_text')
        .filter(({ attributes }) => /^(?:$|de\b|ger\b|deu\b)/i.test((attributes.lang ?? '').trim().slice(0, 20)))
      const [short] = from.all(scope, 'dreizeiler')
      const instead = german ?? short
      return instead ? from.shortened(`freitexte/${instead.name}`, instead.text, longestText(field), 'many') : null
    },
  },
  fittings: longText('freitexte/ausstatt_beschr'),
  locationDescription: longText('freitexte/lage'),
  otherNotes: longText('freitexte/sonstige_angaben'),
} as const satisfies FieldMappings
