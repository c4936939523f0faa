/**
 * Every regular expression of the application reads any text in linear time. Checking all of them takes half a minute,
 * so the hashes of those found safe are committed and only unknown ones are checked. `KEEP_VERDICTS=1` checks all again
 * and rewrites the file.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSync } from 'recheck'
import { version } from 'recheck/package.json'
import { parseAst, transformWithEsbuild } from 'vite'
import { expect, test, vi } from 'vitest'
import { root } from '#scripts/serve.ts'

// The checker in plain JavaScript, which runs everywhere and always the same.
vi.stubEnv('RECHECK_BACKEND', 'pure')

interface Pattern {
  file: string
  source: string
  flags: string
}

const files = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join('app', file))

const verdicts = join(import.meta.dirname, 'safe-patterns.json')

/** Another version of the checker, or other settings, may decide otherwise. */
function hashOf({ source, flags }: Pattern): string {
  const decided = JSON.stringify([version, settings, source, flags])
  return createHash('sha256').update(decided).digest('hex').slice(0, 20)
}

/**
 * Decided by an automaton, or, where there is a look-around or a back reference, searched with a fixed seed. Steps are
 * counted and no time is measured, so that a busy machine finds the same.
 */
const settings = {
  randomSeed: 1,
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
}

test('a checker that finds nothing would find this', () => {
  for (const vulnerable of ['^(a|a)*$', '^\\s*\\n\\s*$', '@[^@]+\\.[^@]+$', '\\s+$']) {
    expect([vulnerable, checkSync(vulnerable, '', settings).status]).toEqual([vulnerable, 'vulnerable'])
  }
})

test('no regular expression takes more than linear time', async () => {
  const found = (await Promise.all(files.map(patternsIn))).flat()
  expect(found.length).toBeGreaterThan(100)
  const isRenewed = process.env.KEEP_VERDICTS === '1'
  const safe = new Set<string>(isRenewed ? [] : JSON.parse(readFileSync(verdicts, 'utf8')))
  const slow = found.filter(
    (pattern) => !safe.has(hashOf(pattern)) && checkSync(pattern.source, pattern.flags, settings).status !== 'safe',
  )
  expect(slow).toEqual([])
  if (isRenewed) writeFileSync(verdicts, `${JSON.stringify([...new Set(found.map(hashOf))].sort(), null, 2)}\n`)
}, 180_000)

test('no regular expression is put together at run time, where nobody could check it', () => {
  const built = files.filter((file) => /\bRegExp\(/.test(readFileSync(join(root, file), 'utf8')))
  expect(built).toEqual([])
})

async function patternsIn(file: string): Promise<Pattern[]> {
  const { code } = await transformWithEsbuild(readFileSync(join(root, file), 'utf8'), file, { target: 'esnext' })
  const found: Pattern[] = []
  // A visitor that JSON has already: it shows every node of the tree.
  JSON.stringify(parseAst(code), (_key, node) => {
    if (node?.regex) found.push({ file, source: node.regex.pattern, flags: node.regex.flags })
    return node
  })
  return found
}
