/** What `npm start`, `npm run dev` and `npm test` begin with, and what ends with them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { askedPort } from '#scripts/free-port.ts'
import { Refusal } from '#scripts/refusal.ts'

const endless = 'console.log(process.pid); setInterval(() => {}, 1000)'
const command = `import { run } from '#scripts/setup.mjs'; await run(process.execPath, ['-e', ${JSON.stringify(endless)}])`

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends what a command has begun, and the command with it',
  async (signal) => {
    const runner = spawn(process.execPath, ['--input-type=module', '-e', command], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(runner.stdout, 'data')
    const begun = Number(String(line).trim())
    runner.kill(signal)
    await once(runner, 'exit')
    expect(() => process.kill(begun, 'SIGKILL')).toThrow('ESRCH')
  },
)

test.each([
  [undefined, 8788],
  ['', 8788],
  ['5173', 5173],
  ['0', expect.toSatisfy((port: number) => port >= 1024)],
])('PORT=%s is the port that the site is told, and listens on', async (asked, port) => {
  vi.stubEnv('PORT', asked)
  expect(await askedPort(8788)()).toEqual(port)
  vi.unstubAllEnvs()
})

test.each(['abc', '-1', '65536', '80.5'])('PORT=%s is refused in a sentence', (asked) => {
  vi.stubEnv('PORT', asked)
  expect(() => askedPort(8788)).toThrow(new Refusal(`PORT is ${asked}, but must be a number from 0 to 65535.`))
  vi.unstubAllEnvs()
})
