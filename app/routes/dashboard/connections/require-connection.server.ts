import type { Database } from '#app/data/database.server.ts'
import { type Connection, findConnection } from '#app/data/exchange/connections.server.ts'
import { notFound } from '#app/http/responses.server.ts'

export async function requireConnection(db: Database, id = ''): Promise<Connection> {
  const connection = await findConnection(db, id)
  if (!connection) throw notFound()
  return connection
}
