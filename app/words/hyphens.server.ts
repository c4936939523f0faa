/** Soft hyphens for long German words in headings: most browsers bring no German dictionary and cut them anywhere. */

import german from 'hyphenated-de'
import { LRUCache } from 'lru-cache'
import type { Untranslated } from '#app/domain/in-language.ts'
import { type BarePicture, withBareCovers } from '#app/domain/picture.ts'

const longWord = /\p{L}{14,}/gu

/** Letters that stay together at either end of a word. */
const edge = 5

/** Every list shows the same names again. */
const known = new LRUCache<string, string>({ maxSize: 200_000, sizeCalculation: (word) => word.length + 50 })

export function hyphenated(text: string): string {
  return text.replace(longWord, (word) => {
    const written = known.get(word) ?? withBreaks(word)
    known.set(word, written)
    return written
  })
}

function withBreaks(word: string): string {
  const marks = marksOf(word)
  const isBreak = (at: number) => at >= edge && at <= word.length - edge && (marks[at] ?? 0) % 2 === 1
  return word.replace(/./gs, (letter, at: number) => (isBreak(at) ? `\u00ad${letter}` : letter))
}

/**
 * For each letter whether the word may break before it: the largest digit that a pattern has there. Odd digits are for
 * it and even ones against it (Liang's algorithm, as in TeX).
 */
function marksOf(word: string): number[] {
  const marks: number[] = []
  const letters = `.${word.toLowerCase()}.`
  for (let from = 0; from < letters.length; from++) {
    for (let length = 1; length <= longestPattern; length++) {
      let at = from - 1
      for (const sign of patterns().get(letters.slice(from, from + length)) ?? '') {
        if (/\d/.test(sign)) marks[at] = Math.max(marks[at] ?? 0, Number(sign))
        else at++
      }
    }
  }
  return marks
}

const longestPattern = 12
let byLetters: Map<string, string> | undefined

/** The patterns by their letters, a full stop among them for either end of a word; made for the first long word. */
function patterns(): Map<string, string> {
  byLetters ??= new Map(german.patterns.map((pattern) => [pattern.replace(/\d/g, ''), pattern]))
  return byLetters
}

interface Named extends Untranslated {
  name: string
}

/** Of a property. In another language it is left as it is: the patterns are German. */
export function nameOf({ name, untranslated }: Named): string {
  return untranslated?.includes('name') === false ? name : hyphenated(name)
}

/** For lists of tiles. */
export function tilesOf<Tile extends Named & { cover: BarePicture | null }>(tiles: readonly Tile[]) {
  return withBareCovers(tiles).map((tile) => ({ ...tile, name: nameOf(tile) }))
}
