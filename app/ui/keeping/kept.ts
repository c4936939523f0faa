/**
 * What is on the visitor's list, as the page shows it: pressed stars, and their number beside the word. Kept pages say
 * nothing of it, so this reads the cookie, and writes it as the server would: whoever goes on at once finds the list as
 * it is. It is on every page: no state of React's, no words.
 */
import type { MouseEvent } from 'react'
import { mostKept, shortlistCookie } from '#app/domain/offers/shortlist.ts'

const cookie = /__Host-merkliste=([\w.]+)/

function keptHere(): string[] {
  return cookie.exec(document.cookie)?.[1]?.split('.') ?? []
}

export function showKept(): void {
  const kept = keptHere()
  for (const mark of document.querySelectorAll<HTMLButtonElement | HTMLElement>('[data-kept]')) {
    if ('value' in mark) mark.setAttribute('aria-pressed', `${kept.includes(mark.value)}`)
    else mark.textContent = `${kept.length || ''}`
  }
}

/** Of a full list the server says why it stays so. */
export function pressStar(event: MouseEvent<HTMLButtonElement>): void {
  const { value: id } = event.currentTarget
  const kept = keptHere()
  const others = kept.filter((other) => other !== id)
  const isOn = others.length < kept.length
  if (!isOn && kept.length >= mostKept) return
  event.preventDefault()
  // biome-ignore lint/suspicious/noDocumentCookie: some browsers lack the cookie store
  document.cookie = shortlistCookie(isOn ? others : [...kept, id])
  showKept()
}
