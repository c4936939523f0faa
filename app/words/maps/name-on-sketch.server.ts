import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { freeName, layOutSketch, outlineOf, placesOnSketch } from '#app/maps/drawing/sketch.ts'
import { flagHeight, stemHeight } from '#app/maps/markers.ts'
import type { Pixel } from '#app/maps/projection.ts'
import { type Box, intersects } from '#app/maps/reading/clipping.ts'
import type { MapView } from '#app/maps/view.ts'
import type { Mark } from '#app/maps/whereabouts-view.ts'
import type { MapFlag } from './flag-words.server.ts'

/** A name that the page adds to the map; its middle, in pixels of the map. */
export interface PlacedName extends Pixel {
  words: string
}

/** As the pages' styles write it. */
const nameSize = 15

/** Half of a house or of the corners around a place. */
const markReach = 18

/** Outlines of the sketch's names that flags or the mark of the searched place would cut in two. */
export function namesBelow(flags: readonly MapFlag[], place: Mark | undefined, view: MapView): string {
  const boxes = flags.map(({ x, y, left, width, isBelow }) => {
    const top = isBelow ? y : y - flagHeight - stemHeight
    return { left: x + left, top, right: x + left + width, bottom: top + flagHeight + stemHeight }
  })
  return outlineOf(namesUnder([...boxes, ...(place ? frameOf(place) : [])], layoutOf(view).slots))
}

function layoutOf(view: MapView) {
  return layOutSketch(view, placesOnSketch(gazetteer(), view))
}

/**
 * `cut` outlines the names that the mark would hide, and an arrow to the place that is shown. `name` is null if the sketch
 * shows that name elsewhere, or has no room for it.
 */
export function nameOnSketch(view: MapView, words: string, mark: Mark): { cut: string; name: PlacedName | null } {
  const { labels, slots, dots, room } = layoutOf(view)
  const pointed = slots.filter((_, i) => i >= dots.length && labels[i]?.text === words)
  const below = [...pointed, ...namesUnder(frameOf(mark), slots)]
  const isSaid = labels.some(({ text }, i) => text === words && !below.includes(slots[i] as Box))
  const at = isSaid ? null : freeName(mark, markReach, words, nameSize, room)
  return { cut: outlineOf(below), name: at && { words, ...at } }
}

/** A circle lets names be read below it. */
function frameOf({ kind, x, y }: Mark): Box[] {
  if (kind === 'circle') return []
  return [{ left: x - markReach, top: y - markReach, right: x + markReach, bottom: y + markReach }]
}

function namesUnder(boxes: readonly Box[], slots: readonly Box[]): Box[] {
  return slots.filter((slot) => boxes.some((box) => intersects(slot, box)))
}
