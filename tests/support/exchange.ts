/** Transfers from their upload to their end, with a queue that a test moves by hand. */
import { createExecutionContext, createScheduledController, env, waitOnExecutionContext } from 'cloudflare:test'
import { asc, eq } from 'drizzle-orm'
import { newId } from '#app/data/database.server.ts'
import { propertyColumns } from '#app/data/properties/property-row.server.ts'
import { imports } from '#app/data/tables/exchange.server.ts'
import { images, properties } from '#app/data/tables/properties.server.ts'
import worker from '#build/server/index.js'
import { type ArchiveEntry, archiveOf } from './archives.ts'
import { jpegBytes } from './picture-files.ts'
import { aUser, controlValue, db, textOf, Visitor } from './visitor.ts'

export interface House {
  /** Its number, and its id in the software. */
  number: string
  name?: string
  price?: number
  description?: string
  /** Null: the file says nothing of pictures. */
  pictures?: readonly (string | { path: string; title?: string })[] | null
  action?: string
  state?: string
  contact?: string
  /** What else stands in `freitexte`. */
  texts?: string
  language?: string
  /** North and east, in degrees. */
  point?: readonly [number, number]
  isAddressShown?: boolean
  /** `aktiv_von` and `aktiv_bis`. */
  active?: readonly [string, string]
}

interface Sending {
  scope?: 'VOLL' | 'TEIL'
  /** Instead of a picture of its own for each path; undefined leaves it out of the archive. */
  files?: Record<string, Uint8Array | undefined>
  sentAt?: string
  /** Its `openimmo_anid`; empty: neither that nor a firm. */
  provider?: string
}

/** A ZIP with houses that may be published, and their pictures. */
export function transferOf(
  houses: readonly House[],
  { scope = 'TEIL', files = {}, sentAt, provider: anid = 'ANID1' }: Sending = {},
) {
  const head = `<uebertragung art="ONLINE" umfang="${scope}" version="1.2.7" sendersoftware="Probe" senderversion="9" timestamp="${sentAt ?? '2026-11-20T08:00:00'}"/>`
  const provider = anid === '' ? '' : `<firma>Muster</firma><openimmo_anid>${anid}</openimmo_anid>`
  const xml = `<?xml version="1.0" encoding="UTF-8"?><openimmo>${head}<anbieter>${provider}${houses.map(houseXml).join('')}</anbieter></openimmo>`
  const paths = new Set(houses.flatMap(picturesOf).map(({ path }) => path))
  const entries = [...paths].flatMap((path): ArchiveEntry[] => {
    if (path.includes(':')) return []
    const content = path in files ? files[path] : picture(path)
    return content ? [{ name: path, content, isStored: true }] : []
  })
  return archiveOf([{ name: 'openimmo.xml', content: xml }, ...entries])
}

/** Another file for another name: what follows the end of a JPEG is not looked at. */
export function picture(name: string): Uint8Array {
  return Buffer.concat([jpegBytes, Buffer.from(name)])
}

function picturesOf({ number, pictures = [`${number}.jpg`] }: House) {
  return (pictures ?? []).map((one) => (typeof one === 'string' ? { path: one, title: '' } : { title: '', ...one }))
}

function houseXml(house: House): string {
  const { number, name = `Haus ${number}`, price = 650_000, description = 'Ein Haus.', pictures } = house
  const attachments = picturesOf(house).map(({ path, title }) => {
    const inline = path.startsWith('data:')
    const data = inline ? `<anhanginhalt>${path.slice(5)}</anhanginhalt>` : `<pfad>${path}</pfad>`
    return `<anhang location="${inline ? 'INTERN' : 'EXTERN'}" gruppe="BILD"><anhangtitel>${title}</anhangtitel><format>image/jpeg</format><daten>${data}</daten></anhang>`
  })
  return `<immobilie><objektkategorie><nutzungsart WOHNEN="true"/><vermarktungsart KAUF="true"/><objektart><haus haustyp="EINFAMILIENHAUS"/></objektart></objektkategorie>
<geo><plz>93047</plz><ort>Regensburg</ort>${pointXml(house)}</geo>${house.contact ?? ''}<preise><kaufpreis>${price}</kaufpreis></preise><flaechen><wohnflaeche>140</wohnflaeche><anzahl_zimmer>5</anzahl_zimmer></flaechen>
<zustand_angaben><energiepass><jahrgang>bei_besichtigung</jahrgang></energiepass><verkaufstatus stand="${house.state ?? 'OFFEN'}"/></zustand_angaben>
<freitexte><objekttitel>${name}</objekttitel><objektbeschreibung>${description}</objektbeschreibung>${house.texts ?? ''}</freitexte>${pictures === null ? '' : `<anhaenge>${attachments.join('')}</anhaenge>`}
${house.isAddressShown ? '<verwaltung_objekt><objektadresse_freigeben>true</objektadresse_freigeben></verwaltung_objekt>' : ''}<verwaltung_techn><objektnr_extern>${number}</objektnr_extern><aktion${house.action ? ` aktionart="${house.action}"` : ''}/>${activeXml(house)}<openimmo_obid>O${number}</openimmo_obid>${house.language ? `<sprache>${house.language}</sprache>` : ''}</verwaltung_techn></immobilie>`
}

function activeXml({ active }: House): string {
  return active ? `<aktiv_von>${active[0]}</aktiv_von><aktiv_bis>${active[1]}</aktiv_bis>` : ''
}

function pointXml({ point }: House): string {
  return point ? `<geokoordinaten breitengrad="${point[0]}" laengengrad="${point[1]}"/>` : ''
}

type Bindings = Parameters<typeof worker.fetch>[1]

/** Somebody of the staff at work on transfers, in a worker with these bindings. */
export async function aDesk(bindings: Partial<Bindings> = {}, name = 'Petra Probe') {
  const queue: string[] = []
  const EXCHANGE = { send: async (id: string) => void queue.push(id) } as unknown as Bindings['EXCHANGE']
  const all: Bindings = { ...env, EXCHANGE, ...bindings }
  const { visitor: known, ...user } = await aUser('editor', name)
  const visitor = new Visitor(all)
  for (const [key, value] of known.cookies) visitor.cookies.set(key, value)

  /** The message of a step; false when it is to be tried again. */
  async function take(id: string): Promise<boolean> {
    let isDone = true
    const message = { body: id, retry: () => (isDone = false) }
    const execution = createExecutionContext()
    await worker.queue({ messages: [message] } as never, all, execution)
    await waitOnExecutionContext(execution)
    return isDone
  }

  return {
    user,
    visitor,
    queue,
    take,
    /** All messages one after the other, as often as steps ask for another. */
    async deliver(most = 100): Promise<number> {
      let steps = 0
      for (let id = queue.shift(); id; id = queue.shift()) {
        if (++steps > most) throw new Error(`more than ${most} steps`)
        if (!(await take(id))) queue.push(id)
      }
      return steps
    },
    async wake(): Promise<void> {
      const execution = createExecutionContext()
      await worker.scheduled(createScheduledController({ cron: '*/5 * * * *' }), all, execution)
      await waitOnExecutionContext(execution)
    },
    async upload(file: Uint8Array<ArrayBuffer>, connection = ''): Promise<string> {
      const form = new FormData()
      form.append('id', newId())
      form.append('connection', connection)
      form.append('file', new File([file], 'export.zip'))
      const answer = await visitor.post('/dashboard/exchange/imports', form)
      if (answer.status !== 303) throw new Error(textOf(await answer.text()))
      return answer.headers.get('Location')?.split('/').at(-1) ?? ''
    },
    page: (id: string, search = '') => importPage(visitor, id, search),
    /** What the button of the dry run sends, with other decisions. */
    async form(id: string, decisions: Record<string, string> = {}, search = '') {
      const { html } = await importPage(visitor, id, search)
      const [plan, seen] = [controlValue(html, 'plan') ?? '', controlValue(html, 'seen') ?? '']
      return { plan, seen, publish: 'on', withdraw: 'on', ...shownChoices(html), ...decisions }
    },
    async apply(id: string, decisions: Record<string, string> = {}, search = ''): Promise<Response> {
      return this.press(id, await this.form(id, decisions, search))
    },
    press: (id: string, form: Record<string, string>) => visitor.post(`/dashboard/exchange/imports/${id}/apply`, form),
    undo: (id: string) => visitor.post(`/dashboard/exchange/imports/${id}/undo`, {}),
    discard: (id: string) => visitor.post(`/dashboard/exchange/imports/${id}/discard`, {}),
    /** Uploads a file and applies it to its end. */
    async takeOver(file: Uint8Array<ArrayBuffer>, decisions: Record<string, string> = {}): Promise<string> {
      const id = await this.upload(file)
      const answer = await this.apply(id, decisions)
      if (answer.status !== 303) throw new Error(textOf(await answer.text()))
      await this.deliver()
      return id
    },
  }
}

export type Desk = Awaited<ReturnType<typeof aDesk>>

/** The radios of a page as they stand. */
export function shownChoices(html: string): Record<string, string> {
  const radios = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([tag]) => tag)
  const checked = radios.filter((tag) => / checked(?:=""|[ />])/.test(tag))
  const part = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  return Object.fromEntries(checked.map((tag) => [part(tag, 'name'), part(tag, 'value')]))
}

async function importPage(visitor: Visitor, id: string, search = '') {
  const answer = await visitor.get(`/dashboard/exchange/imports/${id}${search}`)
  const html = await answer.text()
  const objects = html.matchAll(/<li[^>]*data-object="([^"]*)"[^>]*data-outcome="([^"]*)"[^>]*data-after="([^"]*)"/g)
  return {
    html,
    text: textOf(html),
    state: /data-state="(\w+)"/.exec(html)?.[1],
    objects: [...objects].map(([, number, outcome, after]) => `${number} ${outcome} ${after}`),
    left: [...html.matchAll(/data-left="([^"]*)"/g)].map(([, number]) => number),
    problems: [...html.matchAll(/data-problem="([^"]*)"/g)].map(([, code]) => code),
  }
}

export async function importRow(id: string) {
  const [row] = await db.select().from(imports).where(eq(imports.id, id))
  if (!row) throw new Error(`no import ${id}`)
  return row
}

export async function propertyOf(number: string) {
  const [row] = await db.select(propertyColumns).from(properties).where(eq(properties.propertyNumber, number))
  if (!row) throw new Error(`no property ${number}`)
  return row
}

/** In their order; those in the trash last, and marked. */
export async function picturesOfProperty(number: string) {
  const { id } = await propertyOf(number)
  const rows = await db.select().from(images).where(eq(images.propertyId, id)).orderBy(asc(images.position))
  return rows
    .toSorted((one, other) => Number(one.deletedAt !== null) - Number(other.deletedAt !== null))
    .map(({ source, deletedAt }) => (deletedAt ? `(${source})` : (source ?? 'own')))
}
