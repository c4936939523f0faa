/**
 * What is typed into a text area before the page wakes up: React 18 writes the first text over it when it takes the
 * element over. Inputs and selects it leaves alone.
 */

/** Watches from now on; the function that it returns puts back what was written over, and stops watching. */
export function watchEarlyTyping(): () => void {
  const typed = new Map<HTMLTextAreaElement, string>()
  const note = (element: unknown) => {
    if (element instanceof HTMLTextAreaElement) typed.set(element, element.value)
  }
  const onInput = ({ target }: Event) => note(target)
  for (const element of document.querySelectorAll('textarea')) if (element.value !== element.defaultValue) note(element)
  document.addEventListener('input', onInput, true)
  return () => {
    document.removeEventListener('input', onInput, true)
    for (const [element, text] of typed) if (element.value !== text) element.value = text
  }
}
