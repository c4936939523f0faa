/**
 * What is on the visitor's list, as the page shows it: pressed stars, and their number beside the word. Kept pages say
 * nothing of it and the server changes it, so this reads the cookie. It is on every page: no state of React's, no words.
 */
import type { MouseEvent } from 'react'
import { keptIdsIn, mostKept, shortlistCookieName } from '#app/domain/offers/shortlist.ts'

let kept: string[] = []
let posted: Promise<unknown> | undefined

export function showKept(): void {
  // While a star is on its way to the server, the cookie is behind what the page shows.
  if (!posted) kept = keptIdsIn(document.cookie.split(`${shortlistCookieName}=`)[1]?.split(';')[0] ?? '')
  for (const star of document.querySelectorAll<HTMLButtonElement>('[data-star]'))
    star.setAttribute('aria-pressed', String(kept.includes(star.value)))
  for (const count of document.querySelectorAll('[data-kept]')) count.textContent = kept.length ? `${kept.length}` : ''
}

/** One post after another, since each answer holds the whole list. Of a full list the server says why it stays so. */
export function pressStar(event: MouseEvent<HTMLButtonElement>): void {
  const { value: id, form } = event.currentTarget
  const others = kept.filter((other) => other !== id)
  if (!form || (others.length === kept.length && kept.length >= mostKept)) return
  event.preventDefault()
  kept = others.length < kept.length ? others : [...kept, id]
  const post = () =>
    fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams({ propertyId: id, quiet: '' }),
      redirect: 'manual',
      keepalive: true,
    }).catch(() => {})
  const mine = (posted ?? Promise.resolve()).then(post).then(() => {
    if (posted !== mine) return
    posted = undefined
    showKept()
  })
  posted = mine
  showKept()
}
