/** Looks into the file of a map: its elements, the points of its paths, and where its names lie. */
import { SaxesParser } from 'saxes'
import { expect } from 'vitest'
import { textWidth } from '#app/maps/drawing/text-width.ts'
import type { Pixel } from '#app/maps/projection.ts'

export interface Element {
  name: string
  attributes: Record<string, string>
  text: string
}

const allowed: Record<string, string> = {
  svg: 'xmlns viewBox width height font-family font-size',
  g: 'id fill font-size font-weight letter-spacing text-anchor stroke stroke-width stroke-opacity stroke-linejoin stroke-linecap paint-order',
  path: 'd fill stroke stroke-width stroke-dasharray stroke-linecap',
  text: 'x y dy transform text-anchor',
}

/** Fails for what is no XML, and for anything but shapes and names. */
export function elementsOf(file: string): Element[] {
  const elements: Element[] = []
  const open: Element[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, text: '' }
    elements.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => open.pop())
  parser.write(file).close()
  for (const { name, attributes } of elements) {
    expect(Object.keys(allowed)).toContain(name)
    expect(allowed[name]?.split(' ')).toEqual(expect.arrayContaining(Object.keys(attributes)))
  }
  expect(file).not.toMatch(/url\(|href|<script|<style|javascript:/i)
  return elements
}

export function pathsOf(elements: readonly Element[], fillOrStroke: string): Pixel[][] {
  return elements
    .filter(({ name, attributes }) => name === 'path' && [attributes.fill, attributes.stroke].includes(fillOrStroke))
    .flatMap(({ attributes }) => pointsOf(attributes.d ?? ''))
}

/** Of relative paths in whole pixels; fails for anything else. */
export function pointsOf(data: string): Pixel[][] {
  expect(data).toMatch(/^(m(-?\d+[ -]?)+z?)+$/)
  let [x, y, startX, startY] = [0, 0, 0, 0]
  return data
    .split('m')
    .slice(1)
    .map((path) => {
      const numbers = (path.match(/-?\d+/g) ?? []).map(Number)
      const points: Pixel[] = []
      for (let i = 0; i < numbers.length; i += 2) {
        x += numbers[i] ?? Number.NaN
        y += numbers[i + 1] ?? Number.NaN
        if (i === 0) [startX, startY] = [x, y]
        points.push({ x, y })
      }
      if (path.endsWith('z')) [x, y] = [startX, startY]
      return points
    })
}

export interface Name {
  text: string
  angle: number
  /** Clockwise, from the upper left one. */
  corners: Pixel[]
}

export function namesOf(file: string): Name[] {
  return [...file.matchAll(/<g font-size="([\d.]+)em"[^>]*?(?:letter-spacing="([\d.]+)")?>(.*?)<\/g>/g)].flatMap(
    ([, size, spacing, texts]) =>
      elementsOf(`<svg>${texts}</svg>`).flatMap((element) => nameOf(element, Number(size) * 10, Number(spacing ?? 0))),
  )
}

function nameOf({ name, attributes, text }: Element, size: number, spacing: number): Name[] {
  if (name !== 'text') return []
  const [, x, y, turn] = /^translate\((\d+) (\d+)\)rotate\((-?\d+)\)$/.exec(attributes.transform ?? '') ?? []
  const angle = Number(turn ?? 0)
  const at = { x: Number(x ?? attributes.x), y: Number(y ?? attributes.y) }
  const width = textWidth(text, size, spacing)
  const start = { start: 0, end: -width, middle: -width / 2 }[attributes['text-anchor'] ?? 'middle'] ?? Number.NaN
  const [cosine, sine] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const corners = [
    [start, -size / 2],
    [start + width, -size / 2],
    [start + width, size / 2],
    [start, size / 2],
  ].map(([along = 0, across = 0]) => ({
    x: at.x + along * cosine - across * sine,
    y: at.y + along * sine + across * cosine,
  }))
  return [{ text, angle, corners }]
}

/** Two rectangles are apart where a line along one of their sides has one on either side of it. */
export function overlap(a: Name, b: Name): boolean {
  return ![a, b].some(({ angle }) =>
    [angle, angle + 90].some((direction) => {
      const [cosine, sine] = [Math.cos((direction * Math.PI) / 180), Math.sin((direction * Math.PI) / 180)]
      const [first, second] = [a, b].map(({ corners }) => corners.map(({ x, y }) => x * cosine + y * sine))
      if (!first || !second) return false
      return Math.max(...first) <= Math.min(...second) || Math.max(...second) <= Math.min(...first)
    }),
  )
}
