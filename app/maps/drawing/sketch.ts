import { placesWithin } from '#app/domain/places/around.ts'
import type { Gazetteer } from '#app/domain/places/place.ts'
import { boundsAround, type Point } from '#app/domain/places/point.ts'
import type { Pixel } from '#app/maps/projection.ts'
import type { Box } from '#app/maps/reading/clipping.ts'
import { tidied } from '#app/maps/reading/properties.ts'
import { boundsOf, type MapView, mapHeight, mapWidth, middleIn, positionIn } from '#app/maps/view.ts'
import { type Label, labelsGroup, mapDocument } from './document.ts'
import { compare } from './place-names.ts'
import { Room, type Slot } from './room.ts'
import { arrowsPath, everywhereShown, labelTowards, nearestFirst } from './sketch-arrows.ts'
import { ink, inkSoft, type TextStyle } from './style.ts'
import { textWidth } from './text-width.ts'

export interface SketchPlace extends Point {
  name: string
  /** Decides between overlapping places: inhabitants, or any comparable number. */
  weight?: number
}

const city: TextStyle = { size: 15, weight: 500, fill: inkSoft }
const town: TextStyle = { size: 14, weight: 500, fill: inkSoft }
const small: TextStyle = { size: 13, weight: 400, fill: inkSoft }

const dot = 5
/** In pixels. */
const gap = 9
const margin = 8
const mostPlaces = 2_000

/** Of the gazetteer, the heaviest first. */
const mostOnSketch = 60

/** From here on a view may lie between places. With fewer names than this it points to the nearest ones beyond it. */
const closeZoom = 13
const fewestNames = 2
const mostBeyond = 4
/** In metres from the middle. */
const reach = 4_000

/** The scale, the buttons, the tab and the arrow to the north, where narrow windows and wide ones have them. */
const belowControls: readonly Box[] = [
  { left: 164, top: 352, right: 304, bottom: 416 },
  { left: 278, top: 382, right: 560, bottom: 440 },
  { left: 164, top: 58, right: 440, bottom: 92 },
  { left: 484, top: 10, right: 560, bottom: 170 },
]

export function placesOnSketch(gazetteer: Gazetteer, view: MapView): SketchPlace[] {
  const shown = placesWithin(gazetteer, boundsOf(view), mostOnSketch)
  if (view.zoom < closeZoom) return shown
  return [...new Set([...shown, ...placesWithin(gazetteer, boundsAround(middleIn(view), reach), mostOnSketch)])]
}

export function drawSketch(view: MapView, places: readonly SketchPlace[]): string {
  const { labels, dots, arrows } = layOutSketch(view, places)
  return mapDocument(dotsPath(dots) + arrowsPath(arrows) + labelsGroup(labels))
}

/** The names of a sketch, those of its dots first, and where there is room for others. */
export function layOutSketch(view: MapView, places: readonly SketchPlace[]) {
  const room = new Room(everywhereShown)
  for (const box of belowControls) room.block(box)
  const labels: Label[] = []
  const slots: Box[] = []
  const dots: Pixel[] = []
  const arrows: string[] = []
  const all = heaviestFirst(view, places)
  for (const { name, weight, at } of all.filter(({ at }) => isOnMap(at))) {
    const style = weight >= 100_000 ? city : weight >= 20_000 ? town : small
    const found = labelBeside(at, name, style, room)
    if (!found) continue
    labels.push(found.label)
    slots.push(found.slot)
    dots.push(at)
  }
  const isBare = view.zoom >= closeZoom && labels.length < fewestNames
  const beyond = isBare ? nearestFirst(all).filter(({ name }) => labels.every(({ text }) => text !== name)) : []
  for (const { name, at } of beyond.slice(0, mostBeyond)) {
    const found = labelTowards(at, name, small, room)
    if (!found) continue
    labels.push(found.label)
    slots.push(boxOf(found.slot))
    arrows.push(found.arrow)
  }
  return { labels, slots, dots, arrows, room }
}

/** Around a mark, nearest first: where a name lies on no other. Null if there is no room. */
export function freeName(at: Pixel, reach: number, text: string, size: number, room: Room): Pixel | null {
  const [width, height] = [Math.ceil(textWidth(text, size)), size * 1.2]
  for (const distance of [reach + 8, reach + 24, reach + 44, reach + 70])
    for (const [right, down] of aroundMark) {
      const middle = { x: at.x + right * (distance + width / 2), y: at.y + down * (distance + height / 2) }
      if (room.take({ at: middle, width, height, angle: 0 }, 2)) {
        return { x: Math.round(middle.x), y: Math.round(middle.y) }
      }
    }
  return null
}

/** As a path, for what is left out of the sketch or painted over. */
export function outlineOf(boxes: readonly Box[]): string {
  return boxes
    .map(({ left, top, right, bottom }) => `M${left} ${top}h${right - left}v${bottom - top}h${left - right}z`)
    .join('')
}

const aroundMark = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0.6, 1],
  [-0.6, 1],
  [0.6, -1],
  [-0.6, -1],
] as const

interface ShownPlace {
  name: string
  weight: number
  at: Pixel
}

function heaviestFirst(view: MapView, places: readonly SketchPlace[]): ShownPlace[] {
  return places
    .flatMap((place) => {
      const { x, y } = positionIn(view, place)
      const name = tidied(place.name)
      return name ? [{ name, weight: place.weight ?? 0, at: { x: Math.round(x), y: Math.round(y) } }] : []
    })
    .sort((a, b) => b.weight - a.weight || compare(a.name, b.name) || a.at.y - b.at.y || a.at.x - b.at.x)
    .slice(0, mostPlaces)
}

function isOnMap({ x, y }: Pixel): boolean {
  return x >= 0 && x <= mapWidth && y >= 0 && y <= mapHeight
}

/** Tries right, left, below and above; null when none fits. */
function labelBeside(at: Pixel, text: string, style: TextStyle, room: Room): { label: Label; slot: Box } | null {
  const width = Math.ceil(textWidth(text, style.size))
  const height = style.size * 1.2
  const slotWidth = gap + width + dot / 2
  const shift = slotWidth / 2 - dot / 2
  for (const anchor of ['start', 'end'] as const) {
    const way = anchor === 'start' ? 1 : -1
    const slot = { at: { x: at.x + way * shift, y: at.y }, width: slotWidth, height, angle: 0 }
    if (room.take(slot, margin)) {
      return { label: { text, style, at: { x: at.x + way * gap, y: at.y }, angle: 0, anchor }, slot: boxOf(slot) }
    }
  }
  const line = Math.round(height / 2 + dot)
  for (const way of [1, -1]) {
    const slot = { at: { x: at.x, y: at.y + (way * line) / 2 }, width, height: height + line, angle: 0 }
    if (room.take(slot, margin)) {
      return { label: { text, style, at: { x: at.x, y: at.y + way * line }, angle: 0 }, slot: boxOf(slot) }
    }
  }
  return null
}

function boxOf({ at, width, height }: Slot): Box {
  return {
    left: Math.floor(at.x - width / 2 - dot),
    top: Math.floor(at.y - height / 2),
    right: Math.ceil(at.x + width / 2 + dot),
    bottom: Math.ceil(at.y + height / 2),
  }
}

/** Zero-length lines whose round caps show as dots. */
function dotsPath(dots: readonly Pixel[]): string {
  if (dots.length === 0) return ''
  const data = dots.map(({ x, y }) => `M${x} ${y}h0`).join('')
  return `<path stroke="${ink}" stroke-width="${dot}" stroke-linecap="round" d="${data}"/>`
}
