import { newId } from '#app/data/database.server.ts'
import { countEnquiriesAbout } from '#app/data/enquiries/enquiry-lists.server.ts'
import { listTeamOptions } from '#app/data/entries/team-members.server.ts'
import { listWordedPictures } from '#app/data/pictures/picture-words.server.ts'
import { listSharers } from '#app/data/properties/circle-sharers.server.ts'
import { findProperty } from '#app/data/properties/properties.server.ts'
import { valuesOf } from '#app/data/properties/property-row.server.ts'
import { countWaitingFor } from '#app/data/subscriptions/fitting.server.ts'
import { staleTexts } from '#app/data/texts/texts.server.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import { englishState } from '#app/domain/missing-texts.ts'
import { englishOf } from '#app/domain/picture-words.ts'
import { hasField } from '#app/domain/properties/own-fields.ts'
import {
  isPropertyField,
  type PropertyValues,
  propertyFields,
  propertyFieldsIn,
} from '#app/domain/properties/property.ts'
import { publishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { isPhone } from '#app/domain/viewport.ts'
import { formatForControls } from '#app/fields/format-for-control.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { viewportOf } from '#app/http/viewport.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { loadPrepared } from '#app/routes/dashboard/prepared/prepared-view.server.ts'
import { hasOrphanedForm } from '#app/routes/dashboard/property-saving/save-answers.server.ts'
import { doubtsIn, picturesDoubt } from '#app/words/doubts.server.ts'
import { isKnownPhrase } from '#app/words/texts/authored.server.ts'
import { originOf } from './origin.server.ts'

export async function loadProperty(id: string, request: Request, context: AppContext) {
  const [property, pictures, members, locale, enquiryCount] = await Promise.all([
    findProperty(context.db, id),
    listWordedPictures(context.db, id),
    listTeamOptions(context.db),
    localeOf(request),
    countEnquiriesAbout(context.db, id),
  ])
  const copyId = newId()
  const isFolded = isPhone(viewportOf(request))
  const isPreparedShown = new URL(request.url).searchParams.has('prepared')
  if (hasOrphanedForm(context)) {
    return {
      id,
      copyId,
      version: 0,
      savedAt: null,
      savedBy: null,
      now: Date.now(),
      candidate: null,
      doubts: [],
      values: {},
      members,
      isFolded,
      ruleDate: berlinToday(),
      enquiryCount,
      waiting: 0,
      isRestored: false,
      origin: null,
      prepared: null,
      needsApproval: false,
      isPreparedShown: false,
      english: null,
    }
  }
  if (!property || property.deletedAt) throw notFound()
  const values = valuesOf(property)
  const [sharers, prepared] = await Promise.all([
    listSharers(context.db, property),
    property.hasPrepared ? loadPrepared(context.db, id, locale) : null,
  ])
  const isShown = prepared !== null && isPreparedShown && !property.sold
  const shown = isShown ? { ...values, ...prepared.values } : values
  const ofPictures = englishOf(pictures)
  return {
    id,
    copyId,
    version: property.version,
    isRestored: property.isRestored,
    savedAt: property.updatedAt,
    savedBy: property.updatedBy,
    now: Date.now(),
    candidate: publishCandidate(values, pictures),
    doubts: [...doubtsIn(values, property.place, locale, sharers), ...picturesDoubt(pictures, locale)].map(
      ({ name: _, ...doubt }) => doubt,
    ),
    values: formatForControls(propertyFieldsIn(shown.marketType), shown, locale),
    members,
    isFolded,
    ruleDate: berlinToday(),
    enquiryCount,
    waiting: property.published || property.sold ? 0 : await countWaitingFor(context.db, id),
    prepared,
    needsApproval: property.needsApproval,
    isPreparedShown: isShown,
    origin: await originOf(context.db, id, values, locale),
    english: {
      ...englishState(propertyFields, values, staleTexts(property.texts), (field, text) => {
        return !isAsked(field, values) || isKnownPhrase(field, text)
      }),
      pictures: { stale: Object.keys(ofPictures.stale).length, missing: ofPictures.missing.length },
    },
  }
}

/** Whether properties of this kind have the field. */
function isAsked(field: string, values: PropertyValues): boolean {
  return isPropertyField(field) && hasField(field, values)
}
