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
