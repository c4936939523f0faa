/** A failed step is logged and does not stop the others. */

import { deleteUnfinishedApps } from '#app/data/access/authenticator-apps.server.ts'
import { deleteExpiredDevices } from '#app/data/access/known-devices.server.ts'
import { deleteExpiredLinks } from '#app/data/access/mailed-links.server.ts'
import { deleteExpiredChallenges } from '#app/data/access/passkeys.server.ts'
import { deleteExpiredSessions } from '#app/data/access/sessions.server.ts'
import { deleteExpiredSignIns } from '#app/data/access/sign-ins.server.ts'
import { deleteClearedThrottles } from '#app/data/access/throttles.server.ts'
import { findAgency } from '#app/data/agency/settings.server.ts'
import { storeAnswerTimes } from '#app/data/enquiries/answer-times.server.ts'
import { deleteOldEnquiries } from '#app/data/enquiries/enquiry-retention.server.ts'
import { deleteLooseTransfers, deleteOldImports, deleteSpentFiles } from '#app/data/exchange/import-retention.server.ts'
import { sweepMaps } from '#app/data/maps/map-files.server.ts'
import { deleteOldRecords } from '#app/data/outbox/claim.server.ts'
import { deleteOldOwnDataEvents } from '#app/data/own-data/own-data-events.server.ts'
import { deletePictureFiles } from '#app/data/pictures/media.server.ts'
import { sweepPictures, usedAmong } from '#app/data/pictures/picture-sweep.server.ts'
import { deleteDiscarded } from '#app/data/prepared/prepared.server.ts'
import { fillPoints } from '#app/data/properties/property-points.server.ts'
import { emptyTrash } from '#app/data/saving/empty-trash.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { logJobFault } from '#app/http/log.server.ts'
import { deliverDue } from '#app/mail/outbox.server.ts'
import { writeToSubscribers } from './digests.server.ts'
import { followActiveDays } from './exchange/active-days.server.ts'
import { releaseDue } from './releases.server.ts'
import { queueWeeklyNotice } from './weekly-notice.server.ts'

/** What all steps share is read once in a night; a failure is tried again by the next step. */
type Step = (context: AppContext, agency: () => Promise<Agency>) => Promise<unknown>

const steps: Record<string, Step> = {
  releases: (context) => releaseDue(context),
  activeDays: (context) => followActiveDays(context),
  sessions: ({ db }) => deleteExpiredSessions(db),
  devices: ({ db }) => deleteExpiredDevices(db),
  mailedLinks: ({ db }) => deleteExpiredLinks(db),
  authenticatorApps: ({ db }) => deleteUnfinishedApps(db),
  signIns: ({ db }) => deleteExpiredSignIns(db),
  passkeyChallenges: ({ db }) => deleteExpiredChallenges(db),
  throttles: ({ db }) => deleteClearedThrottles(db),
  enquiries: async ({ db }, agency) => deleteOldEnquiries(db, await agency()),
  ownData: ({ db }) => deleteOldOwnDataEvents(db),
  answerTimes: ({ db }) => storeAnswerTimes(db),
  trash: emptyTrashWithFiles,
  prepared: ({ db }) => deleteDiscarded(db),
  spentTransfers: ({ db, media }) => deleteSpentFiles(db, media.bucket),
  transfers: ({ db, media }) => deleteOldImports(db, media.bucket),
  looseTransfers: ({ db, media }) => deleteLooseTransfers(db, media.bucket),
  pictures: ({ db, media }) => sweepPictures(db, media),
  points: ({ db }) => fillPoints(db),
  maps: ({ db, media }) => sweepMaps(db, media.bucket),
  subscriptions: async (context, agency) => writeToSubscribers(context, await agency()),
  records: ({ db }) => deleteOldRecords(db),
  notice: async (context, agency) => queueWeeklyNotice(context, await agency()),
  mail: ({ db, transport }) => deliverDue(db, transport),
}

/** Throws after all steps when one has failed, so the run counts as failed. */
export async function runNightly(context: AppContext): Promise<void> {
  const failed: string[] = []
  let known: Agency | undefined
  const agency = async () => {
    known ??= await findAgency(context.db)
    return known
  }
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step(context, agency)
    } catch (error) {
      failed.push(name)
      logJobFault('nightly', name, error)
    }
  }
  if (failed.length > 0) throw new Error(`The nightly job failed in: ${failed.join(', ')}`)
}

/** Rows go first; after an error the nightly sweep removes orphaned files. */
async function emptyTrashWithFiles({ db, media }: AppContext): Promise<void> {
  const keys = await emptyTrash(db)
  const used = await usedAmong(db, keys)
  for (const key of keys) if (!used.has(key)) await deletePictureFiles(media, key)
}
