/** `stage` is one of `stageChoices`; undo also restores `highlighted` and `soldOn`, which a sale changes. */
import { findStage, flagsOf, stageOf } from '#app/domain/stage.ts'
import { postsOnly } from '#app/http/access/session.server.ts'
import { badRequest } from '#app/http/responses.server.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { actingOnProperty } from './acts.server.ts'
import { formerStage, postedMonth, stageMessage } from './stage-acts.server.ts'

export const loader = postsOnly

export const action = actingOnProperty((form) => {
  const stage = findStage(form.get('stage'))
  if (!stage) throw badRequest()
  const flags = flagsOf(stage)
  return {
    change: {
      ...flags,
      soldOn: flags.sold ? postedMonth(form) : null,
      ...(form.get('highlighted') === 'on' && { highlighted: true }),
    },
    message: (property) => stageMessage(property, flags) ?? doneBefore[stage],
    offlineMessage: ({ sold }) => (sold ? 'propertyUnsoldUnpublished' : 'propertySavedUnpublished'),
    undo: (property) => (stageOf(property) === stage ? undefined : formerStage(property)),
  }
})

const doneBefore = {
  draft: 'propertyUnpublished',
  online: 'propertyPublished',
  reserved: 'propertyReserved',
  reservedOffline: 'propertyReserved',
  sold: 'propertySold',
  soldOffline: 'propertySold',
} as const

export default NoPage
