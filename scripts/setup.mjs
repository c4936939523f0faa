/** What must be there before anything else can run. Plain JavaScript, because it runs before anything is installed. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Installs the packages of the lock file unless exactly these are installed. */
export function install() {
  return installFrom(root, 'Installing packages …')
}

/** The same for the lock file of any folder. */
export async function installFrom(folder, announcement) {
  if (isInstalled(folder)) return
  say(announcement)
  await run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'])
}

/** npm lists what it has installed in a file of its own. It leaves out what other systems need. */
function isInstalled(folder) {
  const list = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(list)) return false
  const [{ packages: installed }, { packages }] = [list, join(folder, 'package-lock.json')].map(readJson)
  const { '': _project, ...wanted } = packages
  return Object.entries(wanted).every(([path, { optional, version }]) =>
    path in installed ? installed[path].version === version : optional,
  )
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Chromium without the windows around its pages: the tests take half the time with it. */
const shell = '/usr/bin/chromium-headless-shell'

/**
 * Finds a browser for the tests, installing one when there is none. Returns the path of its program, or '' for
 * Playwright's own, which waits for the packages.
 */
export async function browser(packages = Promise.resolve()) {
  const known = [process.env.CHROMIUM_PATH, shell].find((path) => path && existsSync(path))
  if (known) return known
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (isDebianRoot) {
    say('Installing Chromium (apt-get) …')
    await run('apt-get', ['update', '-qq'])
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'fonts-liberation']
    if (await attempt('apt-get', [...install, 'chromium-headless-shell'])) return shell
    await run('apt-get', [...install, 'chromium'])
    return '/usr/bin/chromium'
  }
  await packages
  say('Installing Chromium (Playwright) …')
  await run('npx', ['playwright', 'install', '--only-shell', 'chromium'])
  return ''
}

/** Runs a command to its end, showing what it prints; throws when it fails. */
export async function run(command, args) {
  if (!(await attempt(command, args))) throw new Error(`${command} ${args.join(' ')} failed.`)
}

/**
 * Runs a command to its end and says whether it succeeded. What it prints is shown, unless somebody wants to `hear` it.
 * A signal that ends this process is passed on, and this process ends with the command.
 */
export function attempt(command, args, { env = {}, hear } = {}) {
  const output = hear ? 'pipe' : 'inherit'
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', output, output], env: { ...process.env, ...env } })
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear)
  const release = passSignals(child)
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => {
      if (release()) process.exit(code ?? 1)
      resolve(code === 0)
    })
  })
}

/** Returns what stops it, and says whether there was a signal. */
function passSignals(child) {
  let isEnding = false
  const pass = (signal) => {
    isEnding = true
    child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass)
  return () => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, pass)
    return isEnding
  }
}

export function say(text) {
  process.stdout.write(`${text}\n`)
}
