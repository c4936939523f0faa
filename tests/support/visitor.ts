/**
 * A browser without JavaScript, for tests: it asks the worker's own fetch, keeps cookies, and posts forms as a browser
 * would. Redirects are not followed, so that a test sees them.
 */

import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { scryptSync } from 'node:crypto'
import { createSession } from '#app/data/access/sessions.server.ts'
import { newId, openDatabase } from '#app/data/database.server.ts'
import { users } from '#app/data/tables/access.server.ts'
import type { Role } from '#app/domain/access/user.ts'
import type { Locale } from '#app/fields/locale.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import worker from '#build/server/index.js'

export const origin = 'https://giebel.test'
export const password = 'ein-langes-Passwort'

export const db = openDatabase(env.DB)

export class Visitor {
  readonly cookies = new Map<string, string>()

  /** Of the addresses that it asks for. */
  private locale: Locale = 'de'

  /** What Cloudflare says of where the requests come from: each visitor has a network of their own. */
  address: string | null = `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`

  /**
   * Another set of bindings stands in for one that fails, or keeps what it is given. What the worker has learned of the
   * database's state it remembers by its bindings: unless a test is about that, each request comes to one that knows
   * nothing yet, as if long after the one before.
   */
  constructor(
    private readonly bindings: Parameters<typeof worker.fetch>[1] = env,
    private readonly asIfNew = true,
  ) {}

  /** From now on it has chosen this language, and asks for pages in it. */
  speak(locale: Locale): this {
    this.locale = locale
    this.cookies.set('__Host-locale', locale)
    return this
  }

  async get(path: string, headers: HeadersInit = {}): Promise<Response> {
    return this.send(new Request(origin + localPath(path, this.locale), { headers }))
  }

  /** Posts a form; a record becomes urlencoded fields, FormData stays multipart. */
  async post(path: string, fields: Record<string, string> | FormData, headers: HeadersInit = {}): Promise<Response> {
    const body = fields instanceof FormData ? fields : new URLSearchParams(fields)
    const address = origin + localPath(path, this.locale)
    return this.send(new Request(address, { method: 'POST', body, headers: { Origin: origin, ...headers } }))
  }

  /** Posts a form as a browser does that has just opened it: with the version on its page. */
  async save(path: string, fields: Record<string, string> | FormData): Promise<Response> {
    const version = controlValue(await (await this.get(path)).text(), 'version') ?? ''
    if (!(fields instanceof FormData)) return this.post(path, { version, ...fields })
    fields.append('version', version)
    return this.post(path, fields)
  }

  async send(request: Request): Promise<Response> {
    const headers = new Headers(request.headers)
    if (this.address && !headers.has('CF-Connecting-IP')) headers.set('CF-Connecting-IP', this.address)
    headers.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const execution = createExecutionContext()
    const asSent = new Request(request, { headers, redirect: 'manual' }) as Parameters<typeof worker.fetch>[0]
    const response = await worker.fetch(asSent, this.asIfNew ? { ...this.bindings } : this.bindings, execution)
    await waitOnExecutionContext(execution)
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie)
    return response
  }

  private keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (/max-age=0\b/i.test(cookie)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

/** A visitor whose pages are rendered each time, as if nothing were kept. */
export function uncached(bindings: ConstructorParameters<typeof Visitor>[0] = env): Visitor {
  const visitor = new Visitor(bindings)
  visitor.cookies.set('__Host-flash', 'none')
  return visitor
}

/** A visitor in whose browser a new user of this role is signed in. */
export async function staff(role: Role = 'editor'): Promise<Visitor> {
  return (await aUser(role)).visitor
}

/** A new user whose password is `password`, and a browser with an open session of theirs. */
export async function aUser(role: Role = 'editor', name = 'Petra Probe') {
  const user = { id: newId(), email: `${role}-${crypto.randomUUID()}@giebel.test`, name, role }
  await db.insert(users).values({ ...user, passwordHash })
  const visitor = new Visitor()
  visitor.cookies.set('__Host-session', (await createSession(db, user, passwordHash, null)) ?? '')
  return { ...user, visitor }
}

/** A hash says what comparing to it costs: this one next to nothing, even at full cost (passwords.ts). */
const passwordHash = cheapHash(password)

export function cheapHash(secret: string): string {
  const [N, r, p, salt] = [2, 8, 1, Buffer.from('salt')]
  return [
    'scrypt',
    N,
    r,
    p,
    salt.toString('base64'),
    scryptSync(secret, salt, 32, { N, r, p }).toString('base64'),
  ].join('$')
}

/** The text of a page without its markup, white space folded. */
export function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, ' ')
  const words = body
    .replace(/<wbr[^>]*>|\u00ad/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
  return unescaped(words).replace(/\s+/g, ' ').trim()
}

export function unescaped(html: string): string {
  const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
  return html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}

/** What stands in the form control of this name, as a browser would post it; undefined when there is none. */
export function controlValue(html: string, fieldName: string): string | undefined {
  const name = fieldName.replace(/[[\]]/g, '\\$&')
  const textarea = new RegExp(`<textarea[^>]*\\sname="${name}"[^>]*>([\\s\\S]*?)</textarea>`).exec(html)
  // A browser drops the first line break after the tag.
  if (textarea) return unescaped(textarea[1] ?? '').replace(/^\n/, '')
  const select = new RegExp(`<select[^>]*\\sname="${name}"[^>]*>([\\s\\S]*?)</select>`).exec(html)
  if (select) {
    const selected = /<option[^>]*\sselected[^>]*>/.exec(select[1] ?? '')?.[0] ?? ''
    return unescaped(/\svalue="([^"]*)"/.exec(selected)?.[1] ?? '')
  }
  const inputs = [...html.matchAll(new RegExp(`<input[^>]*\\sname="${name}"[^>]*>`, 'g'))].map(([tag]) => tag)
  const input = inputs.find((tag) => tag.includes('type="radio"') && isChecked(tag)) ?? inputs[0]
  if (input === undefined) return undefined
  if (input.includes('type="checkbox"')) return isChecked(input) ? 'on' : ''
  return unescaped(/\svalue="([^"]*)"/.exec(input)?.[1] ?? '')
}

function isChecked(tag: string): boolean {
  return /\schecked(=|\s|\/|>)/.test(tag)
}

/** The post by which the message on a page takes its act back. */
export function wayBack(html: string): { action: string; fields: Record<string, string> } {
  const tag = /<button[^>]*\sformaction="[^"]*"[^>]*>(?=(?:Rückgängig machen|Undo)<)/i.exec(html)?.[0]
  if (!tag) return postBehind(html, '(?:Rückgängig machen|Undo)')
  const read = (name: string) => unescaped(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '')
  return { action: read('formaction'), fields: { [read('name')]: read('value') } }
}

/** The post that a button of these words sends, if its form needs nothing else to be filled in. */
export function postBehind(html: string, button: string): { action: string; fields: Record<string, string> } {
  const forms = html.matchAll(/<form[^>]*\saction="([^"]*)"[^>]*>((?:(?!<\/form>)[\s\S])*)<\/form>/g)
  const [, action = '', inside = ''] = [...forms].find(([form]) => new RegExp(`>${button}<`).test(form)) ?? []
  if (!action) throw new Error(`no form with the button ${button}`)
  const fields = [...inside.matchAll(/<(?:input|button)[^>]*\sname="([^"]*)"[^>]*\svalue="([^"]*)"/g)]
  return {
    action: unescaped(action),
    fields: Object.fromEntries(fields.map(([, name = '', value = '']) => [name, unescaped(value)])),
  }
}

/** The list of offers that were found, without what stands around it. */
export function resultsOn(page: string): string {
  const start = page.indexOf('Gefundene Angebote')
  return start < 0 ? '' : page.slice(start, page.indexOf('</section>', start))
}
