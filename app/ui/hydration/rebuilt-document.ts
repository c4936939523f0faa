/**
 * React 18 answers a failed hydration with a new document; a node that a password manager puts behind a field is enough.
 * This gives the new document what the old one had. It runs in the same commit, before the next paint and before effects
 * read the controls, so for them it is as if the visitor had typed early (typed-early.ts).
 */
import { noticeId } from '#app/ui/parts/request-info.ts'

/** Read while rendering: React commits in the same turn, and then nothing has the focus. */
export function readDocument() {
  return { root: document.documentElement, focused: document.activeElement }
}

/** Does nothing if hydration has kept the document. */
export function restoreDocument({ root, focused }: ReturnType<typeof readDocument>): void {
  const { documentElement, head, body } = document
  if (root === documentElement) return
  copyAttributes(root, documentElement)
  const controls = pairs(root.querySelectorAll(stateful), body.querySelectorAll(stateful))
  /** A node that an extension puts around the page would bring it a second time. */
  const isAround = (node: Element) => controls.some(([old, now]) => now && node.contains(old))
  for (const now of [head, body]) {
    const old = root.querySelector<HTMLElement>(now.localName)
    if (!old) continue
    copyAttributes(old, now)
    // What the server adds to React's page, such as icons and linked data, and what extensions do.
    for (const [node, twin] of pairs(old.children, now.children)) if (!twin && !isAround(node)) now.appendChild(node)
  }
  const notice = root.querySelector(`#${noticeId}`)
  const place = document.getElementById(noticeId)
  if (notice && place) place.innerHTML = notice.innerHTML
  for (const [old, now] of controls) {
    if (!now) continue
    copyState(old, now)
    if (old !== focused) continue
    now.focus({ preventScroll: true })
    if (old.selectionStart != null) now.setSelectionRange(old.selectionStart, old.selectionEnd)
  }
  // Of texts that the agency has not translated (authored-texts.server.ts).
  const langs = new Map(
    [...root.querySelectorAll<HTMLElement>('body [lang]')].map((old) => [old.textContent, old.lang]),
  )
  for (const now of body.querySelectorAll<HTMLElement>(':not([lang])')) {
    const lang = langs.get(now.textContent)
    if (lang) now.lang = lang
  }
}

const stateful = 'a,button,details,input,select,summary,textarea,[tabindex]'

/** Elements of every kind: all but inputs lack some of the properties. */
type Pair = [old: HTMLInputElement, now: HTMLInputElement | undefined]

/** Each old element with the one in its place; the nodes of an extension shift no others. */
function pairs(old: Iterable<Element>, now: Iterable<Element>): Pair[] {
  const places = new Map<string, Element[]>()
  for (const element of now) places.set(keyOf(element), [...(places.get(keyOf(element)) ?? []), element])
  return [...old].map((element) => [element, places.get(keyOf(element))?.shift()] as Pair)
}

function keyOf(element: Element): string {
  const { localName, id, textContent, form, type } = element as HTMLInputElement
  const [name, style, href, value] = ['name', 'class', 'href', 'value'].map((mark) => element.getAttribute(mark))
  return [
    localName,
    name || id || style || textContent,
    href,
    form?.action,
    /radio|checkbox|submit/.test(type) && value,
  ].join()
}

function copyState(old: HTMLInputElement, now: HTMLInputElement & Partial<HTMLDetailsElement>): void {
  if (old.type === 'hidden') return
  // Files first: they set the value, which scripts may not.
  for (const name of ['files', 'checked', 'open', 'value'] as const)
    if (old[name as 'value'] !== now[name]) now[name as 'value'] = old[name as 'value']
}

function copyAttributes(old: HTMLElement, now: HTMLElement): void {
  for (const { name, value } of old.attributes) {
    // The policy forbids the attribute, not the property.
    if (name === 'style') now.style.cssText = value
    else if (!now.hasAttribute(name)) now.setAttribute(name, value)
  }
}
