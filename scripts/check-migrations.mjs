/** Fails when the schema says something that no migration says: generating must produce nothing new. */
import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, say } from './setup.mjs'

const copy = '.cache/migrations'
rmSync(join(root, copy), { recursive: true, force: true })
cpSync(join(root, 'migrations'), join(root, copy), { recursive: true })
const options = ['--dialect=sqlite', '--casing=snake_case', '--schema=./app/data/tables/*.server.ts', `--out=./${copy}`]
const said = execFileSync('npx', ['drizzle-kit', 'generate', ...options], { cwd: root, encoding: 'utf8' })
// It exits with 0 whatever happens, so only its own words count.
const isCurrent = said.includes('No schema changes')
say(isCurrent ? 'Nothing new to generate.' : `${said}\nThe schema has changed: npm run db:generate`)
process.exitCode = isCurrent ? 0 : 1
