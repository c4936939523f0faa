/** Two characters for the file and one for the class compress well; hashes would cost every page a kilobyte. */
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Selector, SelectorComponent, Visitor } from 'lightningcss'

const signs = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

const root = join(import.meta.dirname, '../app')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.module.css'))
  .sort()

/** The names so far, by file: both builds read a file from top to bottom, and so agree. */
const namesByFile = new Map<string, string[]>()

/** For `css.modules.generateScopedName`. The underscore avoids names that ad blockers hide, such as `ad`. */
export function className(name: string, path: string): string {
  const file = relative(root, path.split('?')[0] ?? path)
  const names = namesByFile.get(file) ?? []
  namesByFile.set(file, names)
  if (!names.includes(name)) names.push(name)
  return `_${encodeNumber(files.indexOf(file), 2)}${encodeNumber(names.indexOf(name), 1)}`
}

function encodeNumber(number: number, length: number): string {
  const rest = Math.floor(number / signs.length)
  const sign = signs[number % signs.length] ?? ''
  return length > 1 || rest > 0 ? encodeNumber(rest, length - 1) + sign : sign
}

/** Keeps rules with a class of these files, and rules without a class. */
export function keepRulesOf(paths: ReadonlySet<string>): Visitor<never> {
  const kept = new Set([...paths].map((path) => encodeNumber(files.indexOf(relative(root, path)), 2)))
  const isKept = (selector: Selector) => filesOf(selector).every((file) => kept.has(file))
  return {
    Rule: {
      // Rules are dropped or left untouched, because lightningcss rejects its own output for `var()`.
      style: ({ value }) => (value.selectors.some(isKept) ? undefined : []),
    },
  }
}

function filesOf(selector: readonly SelectorComponent[]): string[] {
  return selector.flatMap((component) => {
    if (component.type === 'class') return component.name.startsWith('_') ? [component.name.slice(1, 3)] : []
    return 'selectors' in component ? filesOf([component.selectors ?? []].flat(2)) : []
  })
}
