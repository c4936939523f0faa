import type { ReadPicture } from '#app/exchange/object-types.ts'
import type { Element } from '#app/exchange/received.ts'

export function sourceOf(element: Element): string {
  return textOf(element, 'pfad').trim()
}

export function isAddress(source: string): boolean {
  return /^(?:https?:|ftp:)?\/\/|^www\./i.test(source)
}

/** An address that runs, holds its own content, or names another host than it opens: it is carried to no one. */
export function misleads(source: string): boolean {
  if (!URL.canParse(source, 'https://relative.example')) return false
  const { protocol, username, password } = new URL(source, 'https://relative.example')
  return /^(?:javascript|data|vbscript|blob):$/.test(protocol) || username !== '' || password !== ''
}

export function textOf(element: Element, name: string): string {
  const inside = element.children.find((child) => child.name === 'daten')?.children ?? []
  return [...inside, ...element.children].find((child) => child.name === name)?.text ?? ''
}

export interface NamedPicture {
  picture: Omit<ReadPicture, 'alt'>
  title: string
  isTitle: boolean
}

/** Some senders name the title picture once more among the others. */
export function mergeRepeated(pictures: readonly NamedPicture[]): NamedPicture[] {
  const merged = new Map<string, NamedPicture>()
  for (const one of pictures) {
    const key = one.picture.inline ?? one.picture.source
    const known = merged.get(key)
    const kind = one.isTitle || known?.isTitle ? 'photo' : (known ?? one).picture.kind
    const title = known?.title.trim() ? known.title : one.title
    const isTitle = one.isTitle || known?.isTitle === true
    merged.set(key, { picture: { ...(known ?? one).picture, kind }, title, isTitle })
  }
  return [...merged.values()]
}
