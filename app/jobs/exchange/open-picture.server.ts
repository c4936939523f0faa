import { findConnection } from '#app/data/exchange/connections.server.ts'
import { findImport } from '#app/data/exchange/imports.server.ts'
import { openTransferFile, type TransferFile } from '#app/data/exchange/transfer-archive.server.ts'
import { inlineBytes, transferFileName } from '#app/data/exchange/transfer-files.server.ts'
import type { ReceivedPicture } from '#app/exchange/received.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { fetchPicture } from './remote-pictures.server.ts'

type OpenPicture = (picture: ReceivedPicture) => Promise<ArrayBuffer | null>

/** Opens each archive once per step. Null for missing pictures; throws for temporary faults. */
export async function pictureOpener(
  { db, media: { bucket } }: Pick<AppContext, 'db' | 'media'>,
  importId: string,
): Promise<OpenPicture> {
  const found = await findImport(db, importId)
  const connection = found?.connectionId ? await findConnection(db, found.connectionId) : null
  // Promises, because pictures are prepared concurrently.
  const archives = new Map<string, Promise<TransferFile>>()
  const archiveOf = (id: string) => {
    const archive = archives.get(id) ?? openTransferFile(bucket, transferFileName(id))
    archives.set(id, archive)
    return archive
  }
  return async ({ sourceKind, source, file, archive = importId }) => {
    if (sourceKind === 'address') return fetchPicture(source, connection?.pictureHosts ?? [])
    if (!file) return null
    if (sourceKind === 'inline') return inlineBytes(bucket, archive, file.name)
    return (await archiveOf(archive)).bytesOf(file.name)
  }
}
