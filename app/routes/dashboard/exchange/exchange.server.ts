/** What the page of the exchange shows. */
import { newId } from '#app/data/database.server.ts'
import { listConnections } from '#app/data/exchange/connections.server.ts'
import { listImports } from '#app/data/exchange/imports.server.ts'
import type { Role } from '#app/domain/access/user.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { shortenedFileName } from '#app/words/exchange/file-name.server.ts'
import { exportOverview } from './export-overview.server.ts'

export async function loadExchange(request: Request, { db }: AppContext, { role }: { role: Role }) {
  const locale = await localeOf(request)
  const [imports, connections, exports] = await Promise.all([
    listImports(db),
    listConnections(db),
    exportOverview(db, locale),
  ])
  return {
    title: translator(locale)('dashboard:exchange.title'),
    now: new Date(),
    newId: newId(),
    connections,
    isAdmin: role === 'admin',
    exports,
    imports: imports.map(({ id, connectionName, software, fileName, state, counts, objectCount, by, receivedAt }) => ({
      ...{ id, state, counts, objectCount, by, receivedAt },
      sender: connectionName ?? software,
      fileName: shortenedFileName(fileName),
    })),
  }
}
