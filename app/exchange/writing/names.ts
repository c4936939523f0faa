import { berlinTime } from '#app/domain/calendar.ts'

const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** ASCII only, so archives unpack on any system. */
export function fileSlug(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => german[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
  return trimHyphens(plain.slice(0, 60))
}

function trimHyphens(text: string): string {
  const start = text.startsWith('-') ? 1 : 0
  return text.slice(start, text.endsWith('-') ? -1 : undefined)
}

export function archiveName(parts: readonly string[], writtenAt: Date): string {
  const moment = `${berlinTime(writtenAt)}:${String(writtenAt.getUTCSeconds()).padStart(2, '0')}`
  return `${[...parts.map(fileSlug).filter(Boolean), moment.replace(/\D/g, '')].join('-')}.zip`
}

/** Numbers that differ only in marks, such as "A/1" and "A-1", get distinct names. */
export function pictureNames() {
  const taken = new Set<string>()
  return (propertyNumber: string, count: number): string[] => {
    const slug = fileSlug(propertyNumber) || 'objekt'
    let stem = slug
    for (let copy = 2; taken.has(stem); copy += 1) stem = `${slug}_${copy}`
    taken.add(stem)
    return Array.from({ length: count }, (_, index) => `${stem}-${String(index + 1).padStart(2, '0')}.jpg`)
  }
}

/** A derived OpenImmo id: O, three letters, seventeen digits of time and ten characters. */
export function ownObid(id: string, createdAt: Date): string {
  const moment = createdAt.toISOString().replace(/\D/g, '').slice(0, 17)
  return `OGIE${moment}${id.slice(-ownIdLength).padStart(ownIdLength, '0')}`
}

const ownIdLength = 10

/** The last ten characters of the id that `ownObid()` was made from; null for an obid of another shape. */
export function idEndOf(obid: string): string | null {
  return /^OGIE\d{17}([0-9a-z]{10})$/.exec(obid)?.[1] ?? null
}
