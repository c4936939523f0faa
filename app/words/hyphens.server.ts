/** Soft hyphens for long German words in headings: most browsers bring no German dictionary and cut them anywhere. */

import german from 'hyphenation.de'
import Hypher from 'hypher'
import { type BarePicture, withBareCovers } from '#app/domain/picture.ts'

const longWord = /\p{L}{14,}/gu

/** Letters that stay together at either end of a word. */
const edge = 5

/** Made for the first long word: reading the patterns takes longer than a page. */
let hypher: Hypher | undefined

export function hyphenated(text: string): string {
  return text.replace(longWord, (word) => {
    hypher ??= new Hypher({ ...german, leftmin: edge, rightmin: edge })
    return hypher.hyphenate(word).join('\u00ad')
  })
}

/** For lists of tiles. */
export function tilesOf<Tile extends { name: string; cover: BarePicture | null }>(tiles: readonly Tile[]) {
  return withBareCovers(tiles).map((tile) => ({ ...tile, name: hyphenated(tile.name) }))
}
