import type { BatchItem } from 'drizzle-orm/batch'
import { isDatabaseError } from '#app/data/database-errors.server.ts'
import { digestOf } from '#app/data/digest.server.ts'
import { commitImport } from '#app/data/exchange/applying/commit.server.ts'
import { acceptingProviders } from '#app/data/exchange/connections.server.ts'
import { claimImport, moveHeldImport } from '#app/data/exchange/import-steps.server.ts'
import { findImport, type ImportRow } from '#app/data/exchange/imports.server.ts'
import { findLinks } from '#app/data/exchange/links.server.ts'
import { countPrepared, listPreparedPictures } from '#app/data/exchange/prepared-pictures.server.ts'
import { proposedOrigin } from '#app/domain/picture-mark.ts'
import { withOverwritten } from '#app/exchange/planning/automatic.ts'
import { type KeptDecisions, parseDecisions } from '#app/exchange/planning/decisions.ts'
import { unknownProviders } from '#app/exchange/planning/warnings.ts'
import type { ReceivedObject, ReceivedPicture } from '#app/exchange/received.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { logJobFault } from '#app/http/log.server.ts'
import { type Planning, planningOf } from './import-plan.server.ts'
import { leastPerStep, preparePictures } from './prepare-pictures.server.ts'
import { offlineNotice } from './transfer-notice.server.ts'

export type ApplyContext = Pick<AppContext, 'db' | 'media' | 'exchange' | 'config'>

/** Does nothing while another step is running. */
export async function takeStep(context: ApplyContext, importId: string): Promise<void> {
  const { db } = context
  const attempt = await claimImport(db, importId)
  if (attempt === null) return
  let isStuck = false
  try {
    const { total } = await countPrepared(db, importId)
    if (attempt > maxExtraAttempts + total / leastPerStep)
      return await moveHeldImport(db, importId, attempt, 'failPreparing')
    isStuck = await preparePictures(context, importId)
    const { done } = await countPrepared(db, importId)
    if (done === total) await takeOver(context, importId, attempt)
  } finally {
    await moveHeldImport(db, importId, attempt, 'release')
  }
  const found = await findImport(db, importId)
  if (found?.state !== 'preparing') return
  await sendStep(context, importId, isStuck ? { delaySeconds: 30 } : {})
}

type Person = Exclude<KeptDecisions['by'], string>

/** Otherwise it is the name of a connection with automatic imports. */
export function isPerson(by: KeptDecisions['by']): by is Person {
  return typeof by !== 'string'
}

export async function sendStep(
  { exchange }: ApplyContext,
  importId: string,
  options: QueueSendOptions = {},
): Promise<void> {
  await exchange.send(importId, options).catch((error) => logJobFault('exchange', 'send', error))
}

/** Attempts that may fail or crash before the import is given up. */
const maxExtraAttempts = 20

/** Plans twice: first as reviewed, then with the pictures that could be prepared. */
async function takeOver(context: ApplyContext, importId: string, attempt: number): Promise<void> {
  const { db } = context
  const found = await findImport(db, importId)
  if (found?.state !== 'preparing' || !found.wishes) return
  const decision = found.wishes
  const returnToDecision = () => moveHeldImport(db, importId, attempt, 'returnToDecision')
  const planning = await planningOf(db, found)
  if ((await planning.hash()) !== decision.planHash) return returnToDecision()
  const prepared = new Map(
    (await listPreparedPictures(db, importId)).map((picture) => [nameOf(picture), picture] as const),
  )
  const preparedOf = (position: number, source: string) => prepared.get(nameOf({ position, source }))
  const objects = planning.objects.map((object) => withPrepared(object, preparedOf))
  const asked = await planning.plan(parseDecisions(decision), objects)
  const plan = isPerson(decision.by) ? asked : withOverwritten(asked, planning.stock.members)
  const newIds = await Promise.all(
    plan.objects
      .filter(({ outcome, propertyId }) => outcome === 'new' && !propertyId)
      .map(async ({ position }) => [position, await newIdOf(importId, position)] as const),
  )
  try {
    await commitImport(db, {
      importId,
      attempt,
      connectionId: found.connectionId,
      plan,
      received: new Map(objects.map((object) => [object.position, object])),
      links: await findLinks(
        db,
        plan.objects.flatMap(({ propertyId, outcome }) => (propertyId && outcome !== 'skipped' ? propertyId : [])),
      ),
      properties: new Map(planning.stock.properties.map((property) => [property.id, property])),
      newIds: new Map(newIds),
      pictureOf: (position, { source }) => {
        const { key, width, height } = preparedOf(position, source) ?? {}
        return key && width && height ? { key, width, height } : undefined
      },
      by: decision.by,
      source: found.connectionName ? { connection: found.connectionName } : { file: found.fileName },
      extraStatements: isPerson(decision.by)
        ? await acceptedProviders(db, found, planning, decision.by)
        : offlineNotice(db, context.config, importId, decision.by, plan),
    })
  } catch (error) {
    if (isDecided(error)) return
    if (!isOvertaken(error)) throw error
    await returnToDecision()
  }
}

/** Reviewing the dry run accepts its unknown providers. */
async function acceptedProviders(
  db: ApplyContext['db'],
  { connectionId }: ImportRow,
  { transfer, stock }: Planning,
  by: Person,
): Promise<BatchItem<'sqlite'>[]> {
  if (connectionId === null) return []
  const keys = unknownProviders(transfer, stock.providers).map(({ key }) => key)
  return acceptingProviders(db, connectionId, keys, by)
}

/** Another step has claimed or finished it. */
function isDecided(error: unknown): boolean {
  return isDatabaseError(error, 'NOT NULL constraint failed: imports.state')
}

/** A save changed the stock after the plan was made. */
function isOvertaken(error: unknown): boolean {
  return ['stale_version', 'UNIQUE constraint failed', 'FOREIGN KEY constraint failed', 'offer_without_picture'].some(
    (reason) => isDatabaseError(error, reason),
  )
}

function nameOf({ position, source }: { position: number; source: string }): string {
  return `${position} ${source}`
}

type Prepared = Awaited<ReturnType<typeof listPreparedPictures>>[number]

/** Drops pictures that failed. A mark in a picture's file replaces the origin that the transfer names. */
function withPrepared(
  object: ReceivedObject,
  preparedOf: (position: number, source: string) => Prepared | undefined,
): ReceivedObject {
  const prepared = (object.pictures ?? []).map((picture) => ({
    picture,
    ...preparedOf(object.position, picture.source),
  }))
  const failures = prepared.flatMap(({ problem }) => problem ?? [])
  const pictures = prepared
    .filter(({ problem }) => !problem)
    .map(({ picture, foundMark }) => (foundMark ? withMark(picture, foundMark) : picture))
  return { ...object, pictures: object.pictures && pictures, problems: [...object.problems, ...failures] }
}

/** C2PA alone proposes nothing, so it does not displace what the title proposes. */
function withMark({ origin: _, ...picture }: ReceivedPicture, foundMark: string): ReceivedPicture {
  return { ...picture, foundMark: proposedOrigin(foundMark) ? foundMark : (picture.foundMark ?? foundMark) }
}

/** Deterministic, so a retry creates the same property. */
async function newIdOf(importId: string, position: number): Promise<string> {
  const digest = await digestOf([importId, position])
  return BigInt(`0x${digest.slice(0, 16)}`)
    .toString(36)
    .padStart(12, '0')
    .slice(0, 12)
}
