/** Cuts the typefaces to German and English; browsers load the packages' larger files for other characters only. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** The target of `#fonts/…`. */
const folder = join(import.meta.dirname, '../.cache/fonts')

interface Typeface {
  name: string
  family: string
  style: 'normal' | 'italic'
  /** A single weight, or the first and last of a variable typeface. */
  weights: [number] | [number, number]
  /** The package and the file name before the alphabet. */
  files: string
  cut: string
}

const typefaces: Typeface[] = [
  {
    name: 'newsreader',
    family: 'Newsreader',
    style: 'normal',
    weights: [300],
    files: '@fontsource/newsreader/files/newsreader',
    cut: '300-normal',
  },
  {
    name: 'newsreader-italic',
    family: 'Newsreader',
    style: 'italic',
    weights: [300],
    files: '@fontsource/newsreader/files/newsreader',
    cut: '300-italic',
  },
  {
    name: 'figtree',
    family: 'Figtree',
    style: 'normal',
    weights: [400, 600],
    files: '@fontsource-variable/figtree/files/figtree',
    cut: 'wght-normal',
  },
]

/** One more character costs every visitor a hundred bytes; a missing one costs 20 kB on its page. */
const core = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  'ÄÖÜäöüßéı',
  ' !"%&\'()*+,-./:;=?@_–—‘’‚“”„…',
  '©€§²·×→\u00a0\u00ad\u202f',
  // Browsers use it to hyphenate.
  '\u2010',
].join('')

/** Kerning, ligatures and the figures that the styles use, without small capitals and the like. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'lnum', 'pnum', 'tnum']

const ranges = {
  'latin-ext':
    'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  core: rangeOf(core),
}

/** Code points as CSS writes them, in ranges. */
function rangeOf(letters: string): string {
  const points = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const point of points) {
    const last = runs.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else runs.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',')
}

const { resolve } = createRequire(import.meta.url)

/** Writes `faces.css` and its files. Of two faces with the same letter browsers use the later one. */
async function writeFonts(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const faces: string[] = []
  for (const typeface of typefaces) {
    const { name, files, cut, weights } = typeface
    const [min, max] = weights
    const packed = (alphabet: 'latin' | 'latin-ext') => resolve(`${files}-${alphabet}-${cut}.woff2`)
    const variationAxes = max ? { wght: { min, max, default: min } } : undefined
    const options = { targetFormat: 'woff2', keepFeatures, variationAxes } as const
    writeFileSync(join(folder, `${name}.woff2`), await subsetFont(readFileSync(packed('latin')), core, options))
    faces.push(
      face(typeface, packed('latin-ext'), ranges['latin-ext']),
      face(typeface, packed('latin'), ranges.latin),
      face(typeface, `./${name}.woff2`, ranges.core),
    )
  }
  writeFileSync(join(folder, 'faces.css'), faces.join(''))
}

function face({ family, style, weights }: Typeface, file: string, range: string): string {
  return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weights.join(' ')};font-display:swap;src:url("${file}") format("woff2");unicode-range:${range}}\n`
}

/** Writes the fonts before anything imports them. */
export function fonts(): Plugin {
  return { name: 'fonts', config: writeFonts }
}
