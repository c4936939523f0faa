/** `npm run bench -- transfer` of 68 MB. Pictures are made in this process, everything else in workerd. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { serve } from '#scripts/serve.ts'
import { archiveOf } from '#tests/support/archives.ts'
import { newSession } from '#tests/support/staff-session.ts'
import { copyState } from '#tests/support/states.ts'
import { workerdClock, workerdMegabytes } from './workerd.ts'

const objects = 300
const pictures = 600
/** In bytes. */
const pictureSize = 113_000

/** A JPEG of 1024 × 768 pixels; the ignored bytes after its end make each file different. */
async function makePhoto(): Promise<Buffer> {
  const raw = { width: 40, height: 30, channels: 3 } as const
  return sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .resize(1024, 768)
    .jpeg()
    .toBuffer()
}

function archiveWith(pictureSize: number, beginning: Buffer): Uint8Array<ArrayBuffer> {
  const names = Array.from({ length: pictures }, (_, index) => `bild-${index}.jpg`)
  const text = 'Ein Haus mit Garten in ruhiger Lage, nah an Schule und Bahnhof, mit Blick ins Grüne. '.repeat(25)
  const xml = Array.from({ length: objects }, (_, index) => {
    const own = names
      .slice(index * 2, index * 2 + 2)
      .map(
        (name) =>
          `<anhang location="EXTERN" gruppe="BILD"><format>image/jpeg</format><daten><pfad>${name}</pfad></daten></anhang>`,
      )
    return `<immobilie><objektkategorie><nutzungsart WOHNEN="1" GEWERBE="0"/><vermarktungsart KAUF="1" MIETE_PACHT="0"/><objektart><haus haustyp="EINFAMILIENHAUS"/></objektart></objektkategorie><geo><plz>93047</plz><ort>Regensburg</ort><strasse>Weg</strasse><hausnummer>${index}</hausnummer></geo><preise><kaufpreis>${400_000 + index}</kaufpreis></preise><flaechen><wohnflaeche>140</wohnflaeche><anzahl_zimmer>5</anzahl_zimmer></flaechen><ausstattung><kamin>1</kamin><sauna>0</sauna></ausstattung><zustand_angaben><baujahr>1998</baujahr><energiepass><jahrgang>bei_besichtigung</jahrgang></energiepass></zustand_angaben><freitexte><objekttitel>Haus ${index}</objekttitel><objektbeschreibung>${text}</objektbeschreibung><lage>${text}</lage></freitexte><anhaenge>${own.join('')}</anhaenge><verwaltung_techn><objektnr_extern>G-${index}</objektnr_extern><openimmo_obid>OG${index}</openimmo_obid></verwaltung_techn></immobilie>`
  })
  const content = `<?xml version="1.0" encoding="UTF-8"?><openimmo><uebertragung umfang="VOLL" version="1.2.7" sendersoftware="Probe" senderversion="1"/><anbieter><firma>Muster</firma><openimmo_anid>A1</openimmo_anid>${xml.join('')}</anbieter></openimmo>`
  return archiveOf([
    { name: 'openimmo.xml', content },
    ...names.map((name) => ({ name, content: pictureOf(pictureSize, beginning), isStored: true })),
  ])
}

function pictureOf(size: number, beginning: Buffer): Buffer {
  return size < beginning.length ? randomBytes(size) : Buffer.concat([beginning, randomBytes(size - beginning.length)])
}

export async function measureTransfer(): Promise<void> {
  const beginning = await makePhoto()
  // With nearly empty pictures, only reading the document remains.
  const archives = [1, pictureSize].map((size) => archiveWith(size, beginning))
  const stateDir = mkdtempSync(join(tmpdir(), 'giebel-transfer-'))
  await copyState('demo', stateDir)
  const { worker, url } = await serve({ stateDir, port: 0, inspectorPort: 0 })
  const headers = {
    Cookie: `__Host-session=${await newSession(url)}`,
    Origin: url,
    Accept: 'text/html',
    Connection: 'close',
  }
  const clock = workerdClock()
  try {
    await step('an ordinary page', clock, () => fetch(`${url}/dashboard/exchange`, { headers }))
    let [page, dryRun] = ['', new Response()]
    for (const archive of archives) {
      process.stdout.write(`A ZIP of ${(archive.length / 1e6).toFixed(1)} MB\n`)
      const form = new FormData()
      form.append('connection', '')
      form.append('file', new File([archive], 'gross.zip'))
      const uploaded = await step('upload and reading', clock, () =>
        fetch(`${url}/dashboard/exchange/imports`, { method: 'POST', headers, body: form, redirect: 'manual' }),
      )
      page = `${url}${uploaded.headers.get('Location')}`
      dryRun = await step('dry run', clock, () => fetch(page, { headers }))
    }
    const plan = /name="plan" value="([0-9a-f]{64})"/.exec(await dryRun.text())?.[1] ?? ''
    const body = new URLSearchParams({ plan, seen: new Date().toISOString() })
    await step('apply', clock, async () => {
      await fetch(`${page}/apply`, { method: 'POST', headers, body, redirect: 'manual' })
      for (;;) {
        await pause(500)
        const answer = await fetch(page, { headers })
        if (!(await answer.clone().text()).includes('data-state="preparing"')) return answer
      }
    })
  } finally {
    await worker.dispose()
    rmSync(stateDir, { recursive: true, force: true })
  }
}

async function step(
  name: string,
  clock: ReturnType<typeof workerdClock>,
  act: () => Promise<Response>,
): Promise<Response> {
  const [begun, processor, memory] = [performance.now(), clock?.() ?? 0, workerdMegabytes()]
  const own = process.cpuUsage()
  let most = memory
  const watch = setInterval(() => (most = Math.max(most, workerdMegabytes())), 100)
  const answer = await act()
  await answer.clone().arrayBuffer()
  clearInterval(watch)
  const { user, system } = process.cpuUsage(own)
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  process.stdout.write(
    `${name}: ${answer.status}, ${seconds(performance.now() - begun)} s, processor ${seconds((clock?.() ?? 0) - processor)} s and here ${seconds((user + system) / 1000)} s, memory +${Math.round(most - memory)} MB\n`,
  )
  return answer
}
