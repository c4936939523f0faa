/**
 * The visitor's list as the page shows it: pressed stars and their number. Cached pages omit it, so scripts read the
 * cookie and write it as the server would, before the next page is requested.
 */
import type { MouseEvent } from 'react'
import { mostKept, shortlistCookie } from '#app/domain/offers/shortlist.ts'

const cookie = /__Host-merkliste=([\w.]+)/

function readKept(): string[] {
  return cookie.exec(document.cookie)?.[1]?.split('.') ?? []
}

export function showKept(): void {
  const kept = readKept()
  for (const mark of document.querySelectorAll<HTMLButtonElement | HTMLElement>('[data-kept]')) {
    if ('value' in mark) mark.setAttribute('aria-pressed', `${kept.includes(mark.value)}`)
    else mark.textContent = `${kept.length || ''}`
  }
}

/** The server explains why a full list stays unchanged. */
export function pressStar(event: MouseEvent<HTMLButtonElement>): void {
  const { value: id } = event.currentTarget
  const kept = readKept()
  const others = kept.filter((other) => other !== id)
  const isOn = others.length < kept.length
  if (!isOn && kept.length >= mostKept) return
  event.preventDefault()
  // biome-ignore lint/suspicious/noDocumentCookie: some browsers lack the cookie store
  document.cookie = shortlistCookie(isOn ? others : [...kept, id])
  showKept()
}
