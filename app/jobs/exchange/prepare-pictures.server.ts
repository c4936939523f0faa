import { release } from '#app/data/exchange/inflate.server.ts'
import { listWaitingPictures, notePicture, type WaitingPicture } from '#app/data/exchange/prepared-pictures.server.ts'
import { listPlanned } from '#app/data/exchange/received-rows.server.ts'
import { leaveOutBeyondBudget } from '#app/data/exchange/transfer-budget.server.ts'
import { type NewPicture, type PictureProblem, storePictureBytes } from '#app/data/pictures/media.server.ts'
import { uploadLimits } from '#app/domain/picture.ts'
import { type Problem, type ProblemCode, quoted } from '#app/exchange/problems.ts'
import type { ReceivedPicture } from '#app/exchange/received.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { logJobFault } from '#app/http/log.server.ts'
import { pictureOpener } from './open-picture.server.ts'

type Context = Pick<AppContext, 'db' | 'media' | 'exchange' | 'config'>

const picturesPerStep = 10
const mostAtOnce = 4
/** Even if each takes the longest possible time. */
export const leastPerStep = 3
/** In milliseconds; later pictures could outlive the step's claim. */
const longestStep = 30_000

/** Whether a picture failed for a temporary reason. */
export async function preparePictures(context: Context, importId: string): Promise<boolean> {
  const { db } = context
  await leaveOutBeyondBudget(db, importId)
  const waiting = await listWaitingPictures(db, importId, picturesPerStep)
  if (waiting.length === 0) return false
  const end = Date.now() + longestStep
  const open = await pictureOpener(context, importId)
  const positions = waiting.map(({ position }) => position)
  const objects = new Map((await listPlanned(db, importId, positions)).map((object) => [object.position, object]))
  let isStuck = false
  const prepareOne = async ({ picture, received }: Weighed) => {
    try {
      const bytes = received && (await open(received))
      const result = await prepare(context, picture, received, bytes)
      if (bytes) release(bytes)
      await notePicture(db, importId, picture, result)
    } catch (error) {
      isStuck = true
      logJobFault('exchange', 'picture', error)
    }
  }
  const weighed = waiting.map((picture): Weighed => {
    const pictures = objects.get(picture.position)?.pictures
    return { picture, received: pictures?.find(({ source }) => source === picture.source) }
  })
  for (const group of inGroups(weighed)) {
    if (Date.now() > end) break
    await Promise.all(group.map(prepareOne))
  }
  return isStuck
}

interface Weighed {
  picture: WaitingPicture
  received: ReceivedPicture | undefined
}

function inGroups(pictures: readonly Weighed[]): Weighed[][] {
  const groups: Weighed[][] = []
  let weight = Number.POSITIVE_INFINITY
  for (const picture of pictures) {
    // The size of a remote picture is unknown before it is fetched.
    const own = picture.received?.file?.size ?? uploadLimits.bytes
    if (weight + own > uploadLimits.bytes || groups.at(-1)?.length === mostAtOnce) {
      groups.push([])
      weight = 0
    }
    groups.at(-1)?.push(picture)
    weight += own
  }
  return groups
}

/** Throws for temporary faults. */
async function prepare(
  { media }: Context,
  { source, key }: WaitingPicture,
  received: ReceivedPicture | undefined,
  bytes: ArrayBuffer | null | undefined,
): Promise<NewPicture | { problem: Problem }> {
  const limit = uploadLimits.bytes / 1024 ** 2
  const problem = (code: ProblemCode) => ({
    problem: { code, element: 'anhaenge/anhang', found: quoted(source), limit },
  })
  if (!bytes) return problem(received?.file ? 'refusedPicture' : missing[received?.sourceKind ?? 'entry'])
  const stored = await storePictureBytes(media, bytes, key)
  if (!('problem' in stored)) return stored
  if (stored.problem === 'notProcessed' || stored.problem === 'notStored')
    throw stored.cause ?? new Error(stored.problem)
  return problem(codeOf(stored.problem))
}

const missing = { entry: 'missingPicture', inline: 'missingPicture', address: 'remotePicture' } as const

function codeOf(problem: PictureProblem): 'pictureFormat' | 'brokenPicture' {
  return problem === 'notAPicture' || problem === 'heic' ? 'pictureFormat' : 'brokenPicture'
}
