/** What goes on which sheet of an exposé: usually two to four of them. */
import type { Offer } from '#app/domain/offers/offer.ts'
import type { Picture } from '#app/domain/picture.ts'

export interface SheetPlan {
  cover: Picture | null
  /** Beside the texts: one in full width if they leave room, else two. */
  textPhotos: Picture[]
  /** Without it, texts and facts share a sheet. */
  hasTextSheet: boolean
  /** Beside the texts, if both fit on their sheet. */
  hasMap: boolean
  /** With the floor plans; all other photos are only online. */
  closingPhotos: Picture[]
  plans: Picture[]
}

/** In characters: half a sheet, and the space beside the facts. */
const halfSheet = 2_400
const besideFacts = 1_600
const besideMap = 1_500

export function planSheets(offer: Pick<Offer, 'pictures' | (typeof textNames)[number]>): SheetPlan {
  const [cover = null, ...photos] = offer.pictures.filter(({ kind }) => kind === 'photo')
  const plans = offer.pictures.filter(({ kind }) => kind === 'floorPlan')
  const length = textNames.reduce((total, name) => total + (offer[name]?.length ?? 0), 0)
  const beside = length < halfSheet ? 1 : 2
  const hasTextSheet = photos.length > 0 || length > besideFacts
  return {
    cover,
    textPhotos: photos.slice(0, beside),
    hasTextSheet,
    hasMap: hasTextSheet && length <= (photos.length > 0 ? besideMap : halfSheet),
    closingPhotos: photos.slice(beside, beside + 3),
    plans,
  }
}

const textNames = ['description', 'fittings', 'locationDescription', 'otherNotes'] as const
