import { isId, newId } from '#app/data/database.server.ts'
import { type ImportRead, readImport } from '#app/data/exchange/import-reading.server.ts'
import { firstClaim, moveHeldImport, moveImport } from '#app/data/exchange/import-steps.server.ts'
import { createImport, forgetImport, isImport } from '#app/data/exchange/received-imports.server.ts'
import {
  deleteTransferFiles,
  isSameFile,
  moveTransferFile,
  type StoredFile,
  storeChunks,
  transferFileName,
} from '#app/data/exchange/transfer-files.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import type { Problem, StopCode } from '#app/exchange/problems.ts'
import { transferLimits } from '#app/exchange/reading/limits.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { BodyTooLarge, UnreadableBody } from '#app/http/forms/body.server.ts'
import { type FormPart, readContent } from '#app/http/forms/multipart.server.ts'
import { badRequest } from '#app/http/responses.server.ts'
import { isTransferFile, readTransferForm } from './transfer-body.server.ts'

type Stop = Problem & { code: StopCode }

export type Received = { id: string } | { stop: Stop; connection: string | null }

/** The form's own `id` makes a repeated post the same import. Throws a 400 for an incomplete form. */
export async function receiveUpload(request: Request, context: AppContext, by: Author): Promise<Received> {
  const { db, media } = context
  const form: PostedForm = { id: null, connection: null, file: null }
  try {
    await readUpload(request, context, form)
  } catch (error) {
    if (form.file) await deleteTransferFiles(media.bucket, form.file.id)
    if (error instanceof BodyTooLarge) return stopped(form, tooLarge(request))
    if (error instanceof UnreadableBody) throw badRequest()
    throw error
  }
  if (!form.file) return stopped(form, { code: 'noFile' })
  const id = await settleId(form.id, form.file, context)
  await createImport(db, { ...form.file, id, connectionId: form.connection, by, claim: firstClaim() })
  const read = await readClaimed(context, id)
  if (!read || !('stop' in read)) return { id }
  if (await forgetImport(db, id)) await deleteTransferFiles(media.bucket, id)
  return stopped(form, read.stop)
}

/** The claim outlives a worker that dies while it reads, so that the cron job does not read the file again. */
async function readClaimed(context: AppContext, id: string): Promise<ImportRead | null> {
  const { db } = context
  try {
    const read = await readImport(context, id)
    await moveImport(db, id, 'markDecidable')
    return read
  } catch (error) {
    await moveHeldImport(db, id, firstClaim().attempts, 'releaseForRetry')
    throw error
  }
}

interface PostedForm {
  id: string | null
  connection: string | null
  file: (StoredFile & { id: string; fileName: string }) | null
}

async function readUpload(request: Request, { db, media }: AppContext, form: PostedForm): Promise<void> {
  for await (const part of readTransferForm(request)) {
    if (part.name === 'id') form.id = await idIn(part)
    if (part.name === 'connection') form.connection = await idIn(part)
    if (part.name !== 'file' || !isTransferFile(part) || form.file) continue
    const id = form.id && !(await isImport(db, form.id)) ? form.id : newId()
    const stored = await storeChunks(media.bucket, transferFileName(id), part.content)
    form.file = { size: stored.size, etag: stored.etag, id, fileName: part.fileName ?? '' }
  }
}

async function idIn(part: FormPart): Promise<string | null> {
  const { chunks } = await readContent(part, 100)
  const text = Buffer.concat(chunks).toString('utf8')
  return part.fileName === undefined && isId(text) ? text : null
}

/** Keeps the form's id unless another file used it: going back and choosing another file starts a new import. */
async function settleId(posted: string | null, file: { id: string } & StoredFile, { db, media }: AppContext) {
  if (!posted || posted === file.id) return file.id
  if (!(await isImport(db, posted))) await moveTransferFile(media.bucket, file.id, posted)
  else if (await isSameFile(media.bucket, posted, file)) await deleteTransferFiles(media.bucket, file.id)
  else return file.id
  return posted
}

function stopped({ connection }: PostedForm, stop: Stop): Received {
  return { stop, connection }
}

function tooLarge(request: Request): Stop {
  const limit = transferLimits.file
  return { code: 'tooLarge', bound: 'file', limit, count: Number(request.headers.get('Content-Length')) || limit + 1 }
}
