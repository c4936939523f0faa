/** What `npm start` and `npm test` run ends with them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

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
