import type { Element } from '#app/exchange/received.ts'

export function sourceOf(element: Element): string {
  return textOf(element, 'pfad').trim()
}

export function isAddress(source: string): boolean {
  return /^(?:https?:|ftp:)?\/\/|^www\./i.test(source)
}

export function textOf(element: Element, name: string): string {
  const inside = element.children.find((child) => child.name === 'daten')?.children ?? []
  return [...inside, ...element.children].find((child) => child.name === name)?.text ?? ''
}
