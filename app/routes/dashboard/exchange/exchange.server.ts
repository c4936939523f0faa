/** What the page of the exchange shows. */
import { newId } from '#app/data/database.server.ts'
import { listConnectionNames, listImports } from '#app/data/exchange/imports.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { shortened } from './import-view.server.ts'

export async function loadExchange(request: Request, { db }: AppContext) {
  const [locale, imports, senders] = await Promise.all([localeOf(request), listImports(db), listConnectionNames(db)])
  return {
    title: translator(locale)('dashboard:exchange.title'),
    now: new Date(),
    newId: newId(),
    senders,
    imports: imports.map(({ id, connectionName, software, fileName, state, counts, objectCount, by, receivedAt }) => ({
      ...{ id, state, counts, objectCount, by, receivedAt },
      sender: connectionName ?? software,
      fileName: shortened(fileName),
    })),
  }
}
