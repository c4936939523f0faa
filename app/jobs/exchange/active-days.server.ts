import { listDueActivities, noteActivity } from '#app/data/exchange/applying/active-days.server.ts'
import { changeStates } from '#app/data/properties/property-states.server.ts'
import { berlinDay } from '#app/domain/calendar.ts'
import type { AppContext } from '#app/http/context.server.ts'

/** The author of what a file did that was uploaded by hand. */
const format = 'OpenImmo'

/** Brings objects online on their first day and offline after their last. What must not be public yet is tried again. */
export async function followActiveDays({ db }: Pick<AppContext, 'db'>, now = new Date()): Promise<void> {
  const due = await listDueActivities(db, berlinDay(now))
  for (const isActive of [false, true]) {
    const those = due.filter((one) => one.isActive === isActive)
    const settled = those.filter(({ isPublished }) => isPublished === isActive).map(({ propertyId }) => propertyId)
    for (const by of new Set(those.map(({ connection }) => connection ?? format))) {
      const ids = those
        .filter(({ connection, isPublished }) => (connection ?? format) === by && isPublished !== isActive)
        .map(({ propertyId }) => propertyId)
      const results = ids.length > 0 ? await changeStates(db, ids, { published: isActive }, by) : []
      for (const { property, result } of results) if (result === 'changed') settled.push(property.id)
    }
    if (settled.length > 0) await noteActivity(db, settled, isActive)
  }
}
