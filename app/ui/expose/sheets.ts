/** Distributes an offer over the sheets of an exposé, usually two to four. */
import type { Offer } from '#app/domain/offers/offer.ts'
import type { Picture } from '#app/domain/picture.ts'

export interface SheetPlan {
  cover: Picture | null
  /** Above the texts: one in full width if they leave room, else two, or one and the map. */
  textPhotos: Picture[]
  /** Without it, texts and facts share a sheet. */
  hasTextSheet: boolean
  /** The texts are below the picture, the map above the facts. */
  isOnCover: boolean
  /** Among the texts if they leave room for it, else above them, beside a photo or alone. */
  mapPlace: 'texts' | 'photos' | null
  /** With the floor plans; all other photos are only online. */
  closingPhotos: Picture[]
  plans: Picture[]
}

/** In characters: half a sheet, the space beside the facts, and the rest beside a photo or the facts with a map. */
const halfSheet = 2_400
const besideFacts = 1_600
const besidePhotoAndMap = 1_500
const besideFactsAndMap = 750
const belowCover = 1_400

export function planSheets(
  offer: Pick<Offer, 'houseType' | 'pictures' | (typeof textNames)[number]>,
  isPlaced: boolean,
): SheetPlan {
  const [cover = null, ...photos] = offer.pictures.filter(({ kind }) => kind === 'photo')
  const plans = offer.pictures.filter(({ kind }) => kind === 'floorPlan')
  const length = textNames.reduce((total, name) => total + (offer[name]?.length ?? 0), 0)
  const isTooLong = photos.length > 0 || length > (isPlaced ? besideFactsAndMap : besideFacts)
  // A plot has few facts: two sheets are enough.
  const isOnCover = offer.houseType === 'plot' && isTooLong && photos.length === 0 && length <= belowCover
  const hasTextSheet = isTooLong && !isOnCover
  const isAmongTexts = !isTooLong || (photos.length > 0 && length <= besidePhotoAndMap)
  const mapPlace = isPlaced ? (isAmongTexts ? 'texts' : 'photos') : null
  const above = length >= halfSheet && mapPlace !== 'photos' ? 2 : 1
  return {
    cover,
    textPhotos: photos.slice(0, above),
    hasTextSheet,
    isOnCover,
    mapPlace,
    closingPhotos: photos.slice(above, above + 3),
    plans,
  }
}

const textNames = ['description', 'fittings', 'locationDescription', 'otherNotes'] as const
