/** What a command says when it cannot do what the command line asks. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { atPlace } from '#scripts/place.ts'
import { orRefuse } from '#scripts/refusal.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  process.exitCode = undefined
})

async function saidBy(command: () => Promise<void>): Promise<string> {
  const write = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  await orRefuse(command)
  return write.mock.calls.join('')
}

test('an unknown option is one sentence, and a fault stays a fault', async () => {
  const said = await saidBy(async () => void parseArgs({ args: ['--nope'] }))
  expect(said).toMatch(/^Unknown option '--nope'.*\n$/)
  expect(process.exitCode).toBe(1)
  await expect(orRefuse(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})

test('a folder that holds no state is refused and not made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'giebel-state-'))
  const mistyped = join(folder, 'stat')
  vi.stubEnv('STATE_DIR', mistyped)
  const said = await saidBy(() =>
    atPlace({ remote: false, isMigrated: true, mayBegin: false }, () => Promise.reject(new Error('opened'))),
  )
  expect(said).toBe(`${mistyped} holds no database. Name another folder as STATE_DIR, or run npm start first\n`)
  expect(existsSync(mistyped)).toBe(false)
  rmSync(folder, { recursive: true })
})
