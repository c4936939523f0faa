import type { Element } from '#app/exchange/received.ts'
import { element } from '#app/exchange/writing/to-xml.ts'
import type { WriteOptions, WrittenProperty } from './object-types.ts'

/** A stand-in until the mapping is merged. */
export function writeObject({ values, pictures, obid }: WrittenProperty, _: WriteOptions): Element {
  return element('immobilie', [
    element('freitexte', [
      element('objekttitel', values.name),
      element('objektbeschreibung', values.description ?? ''),
    ]),
    element(
      'anhaenge',
      pictures.map(({ file }) => element('anhang', [element('daten', [element('pfad', file)])])),
    ),
    element('verwaltung_techn', [element('objektnr_extern', values.propertyNumber), element('openimmo_obid', obid)]),
  ])
}
