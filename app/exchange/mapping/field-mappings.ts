import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { WriteOptions } from '#app/exchange/object-types.ts'
import { entriesOf, keysOf } from '#app/fields/typed-objects.ts'
import { ausstattung } from './containers/ausstattung.ts'
import { flaechen, derivedElements as flaechenDerived } from './containers/flaechen.ts'
import { freitexte } from './containers/freitexte.ts'
import { geo } from './containers/geo.ts'
import { objektkategorie } from './containers/objektkategorie.ts'
import { outsideLinks } from './containers/outside-links.ts'
import { preise, derivedElements as preiseDerived } from './containers/preise.ts'
import { derivedElements as verwaltungDerived, verwaltungObjekt } from './containers/verwaltung-objekt.ts'
import { verwaltungTechn } from './containers/verwaltung-techn.ts'
import { zustandAngaben } from './containers/zustand-angaben.ts'
import type { FieldMapping, MappedField, Placed } from './fields/field-mapping.ts'

/** The kind comes first, since other fields depend on it; the name last, since it may be derived. */
const byContainer = {
  objektkategorie,
  geo,
  preise,
  flaechen,
  ausstattung,
  zustand_angaben: zustandAngaben,
  verwaltung_objekt: verwaltungObjekt,
  verwaltung_techn: verwaltungTechn,
  freitexte,
  anhaenge: outsideLinks,
} as const

/** Fails to compile when a field of the catalogue has no mapping. */
const mappings = {
  ...objektkategorie,
  ...geo,
  ...preise,
  ...flaechen,
  ...ausstattung,
  ...zustandAngaben,
  ...verwaltungObjekt,
  ...verwaltungTechn,
  ...freitexte,
  ...outsideLinks,
} satisfies { [Field in MappedField]: FieldMapping<PropertyValues[Field]> }

export interface Mapped {
  container: string
  field: MappedField
  mapping: FieldMapping<PropertyValues[MappedField]>
}

export const mappedFields: readonly Mapped[] = entriesOf(byContainer).flatMap(([container, own]) =>
  // A mapping only ever gets values of its own field.
  keysOf(own).map((field: MappedField) => ({ container, field, mapping: mappings[field] as Mapped['mapping'] })),
)

export const derivedElements: Readonly<Record<string, Readonly<Record<string, readonly MappedField[]>>>> = {
  preise: preiseDerived,
  flaechen: flaechenDerived,
  verwaltung_objekt: verwaltungDerived,
}

export function placeFields(values: PropertyValues, options: WriteOptions): Placed[] {
  return mappedFields.flatMap(({ field, mapping }) => mapping.write(values[field], values, options))
}
