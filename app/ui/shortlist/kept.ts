/**
 * What is on the visitor's list, as the page shows it: pressed stars, and their number beside the word. Kept pages say
 * nothing of it and the server changes it, so this reads the cookie. It is on every page: no state of React's, no words.
 */
import type { MouseEvent } from 'react'
import { mostKept } from '#app/domain/offers/shortlist.ts'
import { paths } from '#app/paths.ts'

/** As `shortlistCookie` on the server writes it. */
const cookie = /__Host-merkliste=([\w.]+)/

let kept: string[] = []
let posts: Promise<unknown> = Promise.resolve()
let waiting = 0

export function showKept(): void {
  // While a star is on its way to the server, the cookie is behind what the page shows.
  if (!waiting) kept = cookie.exec(document.cookie)?.[1]?.split('.') ?? []
  for (const mark of document.querySelectorAll<HTMLButtonElement | HTMLElement>('[data-kept]')) {
    if ('value' in mark) mark.setAttribute('aria-pressed', `${kept.includes(mark.value)}`)
    else mark.textContent = `${kept.length || ''}`
  }
}

/** One post after another, since each answer holds the whole list. Of a full list the server says why it stays so. */
export function pressStar(event: MouseEvent<HTMLButtonElement>): void {
  const { value: id } = event.currentTarget
  if (kept.length >= mostKept && !kept.includes(id)) return
  event.preventDefault()
  kept = kept.includes(id) ? kept.filter((other) => other !== id) : [...kept, id]
  waiting++
  showKept()
  const body = new URLSearchParams({ propertyId: id, quiet: '' })
  posts = posts
    .then(() => fetch(paths.shortlist, { method: 'POST', body, redirect: 'manual', keepalive: true }))
    .catch(() => {})
    .then(() => {
      waiting--
      showKept()
    })
}
