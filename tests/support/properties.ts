/** Properties for tests: a house that may be published, changed as the test needs it. */
import type { Database } from '#app/data/database.server.ts'
import { findProperty } from '#app/data/properties/properties.server.ts'
import { valuesOf } from '#app/data/properties/property-row.server.ts'
import { changeStates } from '#app/data/properties/property-states.server.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { emptyValues } from '#app/fields/field.ts'

let counter = 0

export function aProperty(changes: Partial<PropertyValues> = {}): PropertyValues {
  counter += 1
  return {
    ...emptyValues(propertyFields),
    marketType: 'purchase',
    houseType: 'house',
    buildingType: 'villa',
    name: `Haus ${counter}`,
    propertyNumber: `T-${counter}`,
    street: 'Probeweg 7',
    postalCode: '20457',
    city: 'Hamburg',
    livingArea: 140,
    rooms: 5,
    purchasePrice: 650_000,
    energyCertificate: 'pending',
    published: true,
    ...changes,
  }
}

export async function findValues(db: Database, id: string): Promise<PropertyValues | null> {
  const row = await findProperty(db, id)
  return row && valuesOf(row)
}

/** Moves a property to the trash, or back as a draft. False when it is not there to be moved. */
export async function setTrashed(db: Database, id: string, trashed: boolean, by: string): Promise<boolean> {
  const [answer] = await changeStates(db, [id], { trashed }, by)
  return answer?.result === 'changed'
}
