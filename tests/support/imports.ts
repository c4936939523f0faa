/** Imports as an upload leaves them behind, for tests in workerd. */
import { eq } from 'drizzle-orm'
import { newId } from '#app/data/database.server.ts'
import { createPicture } from '#app/data/pictures/images.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { changeStates } from '#app/data/properties/property-states.server.ts'
import { importObjects, imports, propertyLinks } from '#app/data/tables/exchange.server.ts'
import { images } from '#app/data/tables/properties.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { ReceivedObject, ReceivedTransfer } from '#app/exchange/received.ts'
import { aTransfer, imported } from './transfers.ts'
import { db } from './visitor.ts'

export async function aReadImport(
  objects: readonly ReceivedObject[],
  transfer: Partial<ReceivedTransfer> = {},
  row: Partial<typeof imports.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  await db.insert(imports).values({
    id,
    state: 'read',
    fileName: 'export.zip',
    size: 58_000_000,
    hash: id,
    transfer: aTransfer(transfer),
    by: 'Petra Probe',
    ...row,
  })
  // D1 binds a hundred values a statement.
  for (let first = 0; first < objects.length; first += 20) {
    const some = objects.slice(first, first + 20)
    await db
      .insert(importObjects)
      .values(some.map((received) => ({ importId: id, position: received.position, received })))
  }
  return id
}

/** What an import of `received(position)` has left behind, changed by staff since. */
export async function anImported(position: number, changes: Partial<PropertyValues> = {}): Promise<string> {
  const { property, link } = imported(position, changes)
  const [picture] = property.pictures
  await createProperty(db, property.id, { ...property.values, published: false }, 'Test')
  const key = `${property.id}p`
  await createPicture(db, property.id, { key, kind: 'photo', width: 640, height: 480, alt: '', caption: null })
  const { source = null, name: sourceName, size: sourceSize, crc: sourceCrc } = picture?.source ?? {}
  await db.update(images).set({ source, sourceName, sourceSize, sourceCrc }).where(eq(images.key, key))
  if (property.values.published) await changeStates(db, [property.id], { published: true }, 'Test')
  await db.insert(propertyLinks).values({ ...link, connectionId: null, receivedAt: new Date() })
  return property.id
}
