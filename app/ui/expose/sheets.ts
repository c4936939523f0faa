/** What stands on which sheet of an exposé: two to four of them, as long as nobody writes a book. */
import type { Offer } from '#app/domain/offers/offer.ts'
import type { Picture } from '#app/domain/picture.ts'

export interface SheetPlan {
  cover: Picture | null
  /** Beside the texts: one over the whole width where the texts leave room, else two next to each other. */
  textPhotos: Picture[]
  /** Texts and pictures on a sheet of their own; together with the facts where there is little to say and to show. */
  hasTextSheet: boolean
  /** With the floor plans. What is left over after these is for the page in the net. */
  closingPhotos: Picture[]
  plans: Picture[]
}

/** In characters: half a sheet, and what the facts leave free on theirs. */
const halfSheet = 2_400
const besideFacts = 1_600

export function planSheets(offer: Pick<Offer, 'pictures' | (typeof textNames)[number]>): SheetPlan {
  const [cover = null, ...photos] = offer.pictures.filter(({ kind }) => kind === 'photo')
  const plans = offer.pictures.filter(({ kind }) => kind === 'floorPlan')
  const length = textNames.reduce((total, name) => total + (offer[name]?.length ?? 0), 0)
  const beside = length < halfSheet ? 1 : 2
  return {
    cover,
    textPhotos: photos.slice(0, beside),
    hasTextSheet: photos.length > 0 || length > besideFacts,
    closingPhotos: photos.slice(beside, beside + 3),
    plans,
  }
}

const textNames = ['description', 'fittings', 'locationDescription', 'otherNotes'] as const
