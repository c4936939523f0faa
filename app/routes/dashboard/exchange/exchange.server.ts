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
  const t = translator(locale)
  const [imports, connections, exports] = await Promise.all([
    listImports(db),
    listConnections(db),
    exportOverview(db, locale),
  ])
  return {
    title: t('dashboard:exchange.title'),
    now: new Date(),
    newId: newId(),
    connections,
    isAdmin: role === 'admin',
    exports,
    imports: imports.map(({ id, connectionName, software, fileName, state, counts, objectCount, by, receivedAt }) => ({
      ...{ id, state, counts, objectCount, by, receivedAt },
      // Nobody has uploaded what came by a transfer address.
      sender: connectionName ?? (by === null ? t('dashboard:exchange.removedConnection') : software),
      fileName: shortenedFileName(fileName),
    })),
  }
}
