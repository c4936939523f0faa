import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listMails, writeMail } from '#scripts/mails/mail-folder.ts'

const stateDir = mkdtempSync(join(tmpdir(), 'giebel-mails-'))

afterAll(() => rmSync(stateDir, { recursive: true, force: true }))

const mail = {
  from: { name: 'Größe & Söhne, Makler', email: 'website@giebel.example' },
  to: 'admin@giebel.example',
  subject: 'Neues Passwort für die Website von Größe & Söhne, Makler in Mölln an der langen Straße',
  text: 'Guten Tag Ärztin,\n\nhttps://giebel.test/passwort/abc\n',
}

test('a mail is a file that can be read, and is listed with its headers in plain words, the oldest first', () => {
  const second = writeMail(stateDir, { ...mail, subject: 'Second' }, new Date('2026-11-22T10:00:01Z'))
  const first = writeMail(stateDir, mail, new Date('2026-11-22T10:00:00Z'))
  const text = readFileSync(first, 'utf8')
  expect(text).toContain('\r\n\r\nGuten Tag Ärztin,\r\n\r\nhttps://giebel.test/passwort/abc\r\n')
  const head = text.slice(0, text.indexOf('\r\n\r\n'))
  expect(head).toMatch(/^[\x20-\x7e\r\n]*$/)
  for (const line of head.split('\r\n')) expect(line.length).toBeLessThan(100)
  expect(listMails(stateDir)).toEqual([
    { file: first, date: 'Sun, 22 Nov 2026 10:00:00 +0000', to: mail.to, subject: mail.subject },
    { file: second, date: 'Sun, 22 Nov 2026 10:00:01 +0000', to: mail.to, subject: 'Second' },
  ])
})

test('the id that a mail was given is its Message-ID', () => {
  const sent = { ...mail, headers: { 'Auto-Submitted': 'auto-replied', 'X-Message-ID': '<0123abc@giebel.example>' } }
  const [head = ''] = readFileSync(writeMail(stateDir, sent), 'utf8').split('\r\n\r\n')
  const lines = head.split('\r\n').filter((line) => /^(Message-ID|X-|Auto)/.test(line))
  expect(lines).toEqual(['Message-ID: <0123abc@giebel.example>', 'Auto-Submitted: auto-replied'])
})

test('a comma quotes the name of a sender, where it separates addresses, and not a subject', () => {
  const sent = { ...mail, from: { name: 'Hut, Mann', email: 'website@giebel.example' }, subject: 'Garten, Haus' }
  const head = readFileSync(writeMail(stateDir, sent), 'utf8')
  expect(head).toContain('From: "Hut, Mann" <website@giebel.example>\r\n')
  expect(head).toContain('Subject: Garten, Haus\r\n')
})

test('a line that is too long for a mail goes as base64', () => {
  const text = 'ein langer Satz '.repeat(400)
  const [head = '', body = ''] = readFileSync(writeMail(stateDir, { ...mail, text }), 'utf8').split('\r\n\r\n')
  expect(head).toContain('Content-Transfer-Encoding: base64')
  expect(Buffer.from(body, 'base64').toString()).toBe(text)
})
