/** The documents of the project, and what the names in them may mean. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, normalize } from 'node:path'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { pathWithoutLocale } from '#app/i18n/locale-path.ts'
import routes from '#app/routes.ts'

const root = join(import.meta.dirname, '../..')
export const read = (path: string) => readFileSync(join(root, path), 'utf8')

const notOurs = new Set(['.git', '.wrangler', '.cache', 'build', 'node_modules', 'test-results'])
export const files = filesIn('.')
const isDocument = (path: string) => path.endsWith('.md')
export const documents = files.filter(isDocument).map((path) => ({ path, text: read(path) }))

/** Everything that may hold a name, except for this file, whose exceptions would vouch for themselves. */
const isSource = (path: string) =>
  /\.(?:[cm]?tsx?|[cm]js|css|sql|toml|json)$|\/_headers$/.test(path) &&
  !/documents(?:\.test)?\.ts$/.test(path) &&
  !/^(?:package-lock\.json|bench\/|migrations\/meta\/)/.test(path)
export const sources = new Map(files.filter(isSource).map((path) => [path, read(path)]))
export const allSource = [...sources.values()].join('\n')
export const words = new Set(allSource.match(/[\w$]+/g))

/** Names that only other programs know. */
export const foreign = new Set(['CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_API_TOKEN', 'ECONNRESET', '_dmarc', 'keep_vars'])
/** Files that commands write, one that is missing on purpose, and a pattern of imports. */
export const unwritten = /^(?:build\/|\.wrangler\/|backups\/|vite\.config\.ts$|\.\/\*\.tsx$)/
/** Addresses of Remix, of Google, and one that a decision rejected. */
const foreignAddresses = new Set(['/__manifest', '/gtag/js', '/en/…'])

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = normalize(join(folder, entry.name))
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : filesIn(path)
    return entry.isFile() ? [path] : []
  })
}

/** Code spans outside of fenced blocks. */
export function spansOf(text: string): string[] {
  return [...withoutBlocks(text).matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, span = '']) => span)
}

export function withoutBlocks(text: string): string {
  return text.replace(/^ *```[\s\S]*?^ *```/gm, '')
}

export const isPath = (span: string) =>
  /^[\w.#*{][\w.#*{},…/-]*$/.test(span) && (span.includes('/') || /\.(?:tsx?|mjs|css|md|json|toml|sql)$/.test(span))

/** The files that a path may mean: from the root, from `app/`, from `tests/`, or by a bare name; `*` and `{de,en}` for several. */
export function filesAt(span: string): string[] {
  const spellings = /\{de,en\}/.test(span) ? ['de', 'en'].map((it) => span.replace('{de,en}', it)) : [span]
  const found = spellings.map((spelling) => {
    const path = spelling.replace(/\/$/, '')
    return files.filter((file) =>
      path.includes('/')
        ? ['', 'app/', 'tests/'].some((base) => fits(file, base + path) || file.startsWith(`${base}${path}/`))
        : fits(basename(file), path) || file.startsWith(`${path}/`),
    )
  })
  return found.some(({ length }) => length === 0) ? [] : found.flat()
}

function fits(file: string, pattern: string): boolean {
  const [start = '', ...rest] = pattern.split(/\*+/)
  const end = rest.at(-1)
  return end === undefined ? file === start : file.startsWith(start) && file.endsWith(end)
}

const addresses = (entries: RouteConfigEntry[], base = ''): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const own = path ? `${base}/${path}` : base
    return [own || '/', ...addresses(children, own)]
  })
const known = addresses([...routes]).map((address) => address.toLowerCase())

export function isAddress(span: string): boolean {
  const [path = ''] = span.toLowerCase().split('?')
  if (path.startsWith('…')) return known.some((address) => address.endsWith(path.slice(1)))
  const plain = pathWithoutLocale(path)
    .replace(/\.data$/, '')
    .replace(/\/…?$/, '')
  return foreignAddresses.has(span) || known.some((address) => address === plain || address.startsWith(`${plain}/`))
}
