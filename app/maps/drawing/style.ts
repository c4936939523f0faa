import type { AreaKind, LineKind, PlaceKind } from '#app/maps/reading/features.ts'
import { minZoom } from '#app/maps/view.ts'

export const paper = '#f7f5ee'
export const ink = '#1f1e1a'
export const inkSoft = '#55524a'
const quarterInk = '#6a655c'
const waterInk = '#54757a'

/** Up to this zoom a map shows towns, beyond it streets. */
export const farUpTo = 13

/** Up to this zoom pale areas would disappear. */
const regionUpTo = 11

interface AreaStyle {
  fill: string
  far?: string
  from: number
  least: number
}

export const areaStyles: Record<AreaKind, AreaStyle> = {
  built: { fill: '#eeeadd', far: '#eae5d6', from: 9, least: 20 },
  works: { fill: '#ebe7da', from: 11, least: 20 },
  green: { fill: '#e3e4d0', from: 11, least: 20 },
  wood: { fill: '#d9dcc3', from: 8, least: 20 },
  water: { fill: '#c5d3d4', from: 0, least: 10 },
  building: { fill: '#dbd5c3', from: 15, least: 8 },
}

interface LineStyle {
  stroke: string
  far?: string
  /** In pixels, from zoom 7 to 16; nothing is drawn at 0. */
  widths: readonly number[]
  dashes?: string
  /** A hairline on both sides separates white roads from the paper. */
  casing?: string
}

const casing = '#dfd9c9'
const white = '#fff'

export const lineStyles: Record<LineKind, LineStyle> = {
  stream: { stroke: '#c5d3d4', widths: [0, 0, 0, 0, 0, 0, 0, 1, 1.5, 2.5] },
  river: { stroke: '#c5d3d4', widths: [0.8, 0.8, 1, 1, 1.2, 1.6, 2, 2.5, 3.5, 6] },
  ferry: { stroke: '#a9babc', widths: [0, 0, 0, 0, 0, 1, 1, 1, 1, 1], dashes: '4 4' },
  runway: { stroke: '#e2ddcc', widths: [0, 0, 0, 1, 2, 4, 7, 12, 22, 44] },
  rail: { stroke: '#b3ac97', widths: [0, 0.5, 0.6, 0.7, 0.8, 1, 1.1, 1.3, 1.5, 1.8] },
  service: { stroke: white, widths: [0, 0, 0, 0, 0, 0, 0, 0, 1.4, 3] },
  minor: { stroke: white, widths: [0, 0, 0, 0, 0, 0, 1.1, 2, 4, 7], casing },
  tertiary: { stroke: white, far: '#e3decf', widths: [0, 0, 0, 0, 0.9, 1.4, 2, 3.2, 5.2, 8.5], casing },
  secondary: { stroke: white, far: '#e0dac9', widths: [0, 0, 0.6, 0.9, 1.4, 2, 2.8, 4, 6.4, 10], casing },
  link: { stroke: '#e6dfc3', widths: [0, 0, 0, 0, 0, 1.2, 1.8, 2.4, 4, 6], casing },
  primary: { stroke: '#ebe4ca', far: '#e3dbbc', widths: [0, 0.8, 1, 1.4, 1.9, 2.6, 3.4, 4.6, 7, 11], casing },
  trunk: { stroke: '#dfd7b5', widths: [0.8, 1.1, 1.5, 2, 2.6, 3.2, 4, 5.2, 7.5, 11], casing: '#cfc6a2' },
  motorway: { stroke: '#d3c99f', widths: [1.2, 1.6, 2, 2.4, 3, 3.6, 4.4, 5.6, 8, 12], casing: '#c1b688' },
}

/** Both sides together, in pixels. */
export const casingWidth = 1.2
export const casingFrom = 14

export function fillAt(kind: AreaKind, zoom: number): string {
  const { fill, far } = areaStyles[kind]
  return zoom <= regionUpTo ? (far ?? fill) : fill
}

export function strokeAt(kind: LineKind, zoom: number): string {
  const { stroke, far } = lineStyles[kind]
  return zoom <= regionUpTo ? (far ?? stroke) : stroke
}

export function widthAt(kind: LineKind, zoom: number): number {
  return lineStyles[kind].widths[zoom - minZoom] ?? 0
}

export interface TextStyle {
  size: number
  weight: number
  fill: string
  /** In pixels between letters. */
  spacing?: number
}

interface PlaceStyle {
  text: TextStyle
  from: number
  to: number
}

const place = (size: number, weight: number, fill: string) => ({ size, weight, fill })

export const placeStyles: Record<PlaceKind, PlaceStyle> = {
  city: { text: place(17, 500, inkSoft), from: 7, to: 13 },
  town: { text: place(14, 500, inkSoft), from: 8, to: 15 },
  suburb: { text: place(12, 400, inkSoft), from: 11, to: 16 },
  village: { text: place(12, 400, inkSoft), from: 11, to: 16 },
  quarter: { text: place(12, 400, quarterInk), from: 13, to: 16 },
  neighbourhood: { text: place(11, 400, quarterInk), from: 15, to: 16 },
  hamlet: { text: place(11, 400, quarterInk), from: 13, to: 16 },
  lake: { text: { ...place(11, 400, waterInk), spacing: 0.5 }, from: 13, to: 16 },
}

interface NameStyle {
  text: TextStyle
  from: number
}

const streetText = place(11, 400, inkSoft)
const waterText = { ...place(11, 400, waterInk), spacing: 0.5 }

export const nameStyles: Partial<Record<LineKind, NameStyle>> = {
  river: { text: waterText, from: 12 },
  stream: { text: waterText, from: 15 },
  minor: { text: streetText, from: 15 },
  tertiary: { text: streetText, from: 14 },
  secondary: { text: streetText, from: 13 },
  primary: { text: streetText, from: 13 },
  trunk: { text: streetText, from: 13 },
}
