/** The state has wrangler's layout, so that `wrangler d1 … --local` reads the same data. Mails become files. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import type { Env } from '#app/http/context.server.ts'
import { teachLocalImages } from './local-images.ts'
import { localVars } from './local-vars.ts'
import { mailBinding } from './mails/mail-folder.ts'
import { waitPatiently } from './patient-wait.ts'

export const root = resolve(import.meta.dirname, '..')
export const defaultStateDir = join(root, '.wrangler/state')

export interface Serving {
  /** The folder of D1 and R2. */
  stateDir: string
  /** 0 takes a free port. */
  port: number
  /** Code of a worker that imports the built one as `./index.js` and is served instead. */
  around?: string
  /** Code of a worker that is served instead, without the built one. */
  instead?: string
  /** Overrides of wrangler.toml's vars. */
  vars?: Record<string, string>
  /** The debugger's port; 0 takes a free one. */
  inspectorPort?: number
}

/** Starts the worker on 127.0.0.1. Dispose the instance to stop it. */
export async function serve({
  stateDir,
  port,
  around,
  instead,
  vars = {},
  inspectorPort,
}: Serving): Promise<{ worker: Miniflare; url: string }> {
  teachLocalImages()
  const workerOptions = configuredOptions()
  const mails = mailBinding(stateDir)
  const worker = startMiniflare({
    ...persistence(stateDir),
    host: '127.0.0.1',
    port,
    inspectorPort,
    workers: [
      {
        ...workerOptions,
        name: 'giebel',
        bindings: { ...workerOptions.bindings, ...localVars, ...vars },
        email: { send_email: [] },
        serviceBindings: { ...workerOptions.serviceBindings, EMAIL: mails.binding },
        modules: [
          ...(around === undefined ? [] : [{ type: 'ESModule', path: 'around.js', contents: around }]),
          {
            type: 'ESModule',
            path: 'index.js',
            contents: instead ?? readFileSync(join(root, 'build/server/index.js'), 'utf8'),
          },
        ],
      },
      mails.worker,
    ],
  })
  const { port: taken } = await worker.ready
  return { worker, url: `http://localhost:${taken}` }
}

/** The bindings without the worker, for scripts that write to D1 and R2. `own` is laid over the options of an empty one. */
export async function openBindings(
  stateDir: string,
  own: object = {},
): Promise<{ bindings: Env; close: () => Promise<void> }> {
  waitPatiently()
  teachLocalImages()
  // The configured folder of built files must exist even if nothing is served.
  mkdirSync(join(root, 'build/client'), { recursive: true })
  const { assets: _assets, ...options } = configuredOptions()
  const worker = startMiniflare({
    ...persistence(stateDir),
    workers: [{ ...options, name: 'giebel', modules: true, script: 'export default {}', ...own }],
  })
  const bindings = await worker.getBindings<Env & Record<string, unknown>>()
  return { bindings, close: () => worker.dispose() }
}

/** Brings the local database up to the latest migration. */
export function migrate(stateDir: string): void {
  const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js')
  execFileSync(process.execPath, [wrangler, 'd1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateDir], {
    cwd: root,
    env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' },
    // wrangler prints every statement, more than a buffer holds; what fails is on the other channel.
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

interface WorkerOptions {
  bindings?: object
  serviceBindings?: object
  assets?: object
}

/** What wrangler.toml says. Its rules for modules go: what is served here names each of its own. */
function configuredOptions(): WorkerOptions {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, 'wrangler.toml'))
  const { modulesRules: _rules, ...options } = workerOptions as WorkerOptions & { modulesRules?: unknown }
  return options
}

/** wrangler still gives options of Miniflare 4, which Miniflare 5 converts. The cast: the types of bindings differ. */
function startMiniflare(options: object): Miniflare {
  return new Miniflare(convertV4MiniflareOptions(options as V4MiniflareOptions))
}

/** Where wrangler keeps D1, R2 and the cache of a state. */
function persistence(stateDir: string) {
  return { resourcePersistencePath: join(resolve(stateDir), 'v3') }
}
