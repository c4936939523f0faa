/**
 * React 18 answers a failed hydration with a new document; a node that a password manager puts behind a field is enough.
 * This gives the new document what the old one had gained. It runs in the commit itself, before the next paint and before
 * the effects that read the controls, so for them it is as if the visitor had typed early (typed-early.ts).
 */

/** What only a standing document knows. React commits a failed hydration in the same turn as the render that reads it. */
export function readDocument() {
  return { root: document.documentElement, focused: document.activeElement }
}

/** Does nothing if hydration has kept the document. */
export function restoreDocument({ root, focused }: ReturnType<typeof readDocument>): void {
  const now = document.documentElement
  if (root === now) return
  copyAttributes(root, now)
  for (const name of ['head', 'body'] as const) {
    const old = root.querySelector(name)
    if (!old) continue
    copyAttributes(old, document[name])
    // Of the server, such as icons and linked data, or of an extension.
    for (const [node, twin] of pairs(old.children, document[name].children)) if (!twin) document[name].append(node)
  }
  for (const [old, control] of pairs(root.querySelectorAll(stateful), now.querySelectorAll(stateful))) {
    if (!control) continue
    copyState(old, control)
    if (old !== focused || !(control instanceof HTMLElement)) continue
    control.focus({ preventScroll: true })
    if (isText(old) && isText(control) && old.selectionStart !== null)
      control.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined)
  }
}

const stateful = 'a,button,details,input,select,summary,textarea,[tabindex]'

/** Each old element with the one in its place, if there is one. Nodes of extensions must not shift what follows them. */
function pairs(old: Iterable<Element>, now: Iterable<Element>): [Element, Element | undefined][] {
  const places = new Map<string, Element[]>()
  for (const element of now) {
    const key = keyOf(element)
    places.set(key, [...(places.get(key) ?? []), element])
  }
  return [...old].map((element) => [element, places.get(keyOf(element))?.shift()])
}

const marks = ['href', 'src', 'rel', 'property', 'hreflang', 'charset']

function keyOf(element: Element): string {
  const read = (name: string) => element.getAttribute(name)
  return [
    element.localName,
    element.closest('form')?.getAttribute('action'),
    read('name') || element.id || read('class'),
    /^(?:radio|checkbox|submit)$/.test(read('type') ?? '') && read('value'),
    /^(?:script|style)$/.test(element.localName) && element.textContent,
    ...marks.map(read),
  ].join()
}

function copyState(old: Element, now: Element): void {
  if (old instanceof HTMLDetailsElement && now instanceof HTMLDetailsElement) now.open = old.open
  else if (old instanceof HTMLSelectElement && now instanceof HTMLSelectElement) now.value = old.value
  else if (!isText(old) || !isText(now) || old.type === 'hidden') return
  else if (old.type === 'file') now.files = old.files
  // Setting an equal value would move the caret.
  else if (old.value !== now.value) now.value = old.value
  else if (old.checked !== now.checked) now.checked = old.checked
}

/** With the methods of inputs; a text area lacks some of their properties. */
function isText(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

function copyAttributes(old: Element, now: Element): void {
  for (const { name, value } of old.attributes) if (!now.hasAttribute(name)) now.setAttribute(name, value)
}
