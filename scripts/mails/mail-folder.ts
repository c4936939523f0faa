/** Local mails become files in the folder `mails` of the state. None is sent. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Request, Response, type V4WorkerOptions } from 'miniflare'
import { emlOf, headerOf, type LocalMail } from './eml.ts'

const folderIn = (stateDir: string) => join(stateDir, 'mails')

/** The binding EMAIL, and its worker, which passes each mail to this process. */
export function mailBinding(stateDir: string): {
  binding: { name: string; entrypoint: string }
  worker: V4WorkerOptions
} {
  const script = `
    import { WorkerEntrypoint } from 'cloudflare:workers'
    export class Mail extends WorkerEntrypoint {
      async send(mail) {
        // JSON has no bytes.
        const attachments = mail.attachments?.map(({ content, ...file }) => {
          const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
          return { ...file, content: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) }
        })
        await this.env.folder.fetch('http://mails', { method: 'POST', body: JSON.stringify({ ...mail, attachments }) })
        return { messageId: crypto.randomUUID() }
      }
    }
    export default {}`
  const name = 'mails'
  return {
    binding: { name, entrypoint: 'Mail' },
    worker: {
      name,
      compatibilityDate: '2026-08-15',
      modules: [{ type: 'ESModule', path: 'mails.js', contents: script }],
      serviceBindings: {
        folder: async (request: Request) => {
          writeMail(stateDir, (await request.json()) as LocalMail)
          return new Response(null, { status: 204 })
        },
      },
    },
  }
}

let written = 0

/** Named after the time, so that folders list them in order. */
export function writeMail(stateDir: string, mail: LocalMail, date = new Date()): string {
  const folder = folderIn(stateDir)
  mkdirSync(folder, { recursive: true })
  written += 1
  const file = join(folder, `${date.toISOString().replaceAll(':', '-')}-${process.pid}-${written}.eml`)
  writeFileSync(file, emlOf(mail, date), { mode: 0o600 })
  return file
}

/** The oldest first. */
export function listMails(stateDir: string): { file: string; date: string; to: string; subject: string }[] {
  const folder = folderIn(stateDir)
  mkdirSync(folder, { recursive: true })
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  return names.sort().map((name) => {
    const file = join(folder, name)
    const eml = readFileSync(file, 'utf8')
    return { file, date: headerOf(eml, 'Date'), to: headerOf(eml, 'To'), subject: headerOf(eml, 'Subject') }
  })
}
