/**
 * A group that pages reference with `<use>`, inside a document that works as an image. The ground stays outside, so
 * pages can draw below the names.
 */
import { escapeUTF8 } from 'entities'
import type { Pixel } from '#app/maps/projection.ts'
import { mapHeight, mapWidth } from '#app/maps/view.ts'
import { paper, type TextStyle } from './style.ts'

/** Names are written in parts of it, so that a page that shows the map larger can keep its names small. */
const emOfNames = 10

export function mapDocument(content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapWidth} ${mapHeight}" width="${mapWidth}" ` +
    `height="${mapHeight}" font-family="Figtree,Arial,sans-serif" font-size="${emOfNames}">` +
    `<path fill="${paper}" d="M0 0h${mapWidth}v${mapHeight}H0z"/><g id="map">${content}</g></svg>`
  )
}

export interface Label {
  text: string
  style: TextStyle
  at: Pixel
  /** In degrees, clockwise. */
  angle: number
  anchor?: 'start' | 'middle' | 'end'
}

/** Above all shapes, on a paper-coloured halo; shared attributes are written once. */
export function labelsGroup(labels: readonly Label[]): string {
  if (labels.length === 0) return ''
  const groups = [...new Set(labels.map(({ style }) => style))].map((style) => {
    const { size, weight, fill, spacing } = style
    const letters = spacing ? ` letter-spacing="${spacing}"` : ''
    const texts = labels.filter((label) => label.style === style).map(textElement)
    return `<g font-size="${size / emOfNames}em" font-weight="${weight}" fill="${fill}"${letters}>${texts.join('')}</g>`
  })
  const halo = `stroke="${paper}" stroke-width="3" stroke-opacity=".8" stroke-linejoin="round" paint-order="stroke"`
  return `<g text-anchor="middle" ${halo}>${groups.join('')}</g>`
}

function textElement({ text, at, angle, anchor = 'middle' }: Label): string {
  const side = anchor === 'middle' ? '' : ` text-anchor="${anchor}"`
  const place = angle === 0 ? `x="${at.x}" y="${at.y}"` : `transform="translate(${at.x} ${at.y})rotate(${angle})"`
  // Small letters are centred about a third of their size above the baseline.
  return `<text ${place} dy=".35em"${side}>${escapeUTF8(text)}</text>`
}
