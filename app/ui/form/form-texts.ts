type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function controlsOf(form: HTMLElement): Control[] {
  // The selector finds nothing else.
  return [...form.querySelectorAll<HTMLElement>('input, select, textarea')] as Control[]
}

/** Without those of an act beside the form (`data-act`), which say nothing that could be saved. */
function visibleControls(form: HTMLElement): Control[] {
  return controlsOf(form).filter(({ type, dataset }) => type !== 'hidden' && !('act' in dataset))
}

export function textsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return Object.fromEntries(entries)
}

/** `texts`, and over them what was typed into the form since the page was loaded. */
export function withTyped(texts: Readonly<Record<string, string>>, form: HTMLFormElement): Record<string, string> {
  const typed = new Set(visibleControls(form).flatMap((control) => (isTouched(control) ? [control.name] : [])))
  const isTyped = ([name]: [string, string]) => typed.has(name)
  return Object.fromEntries([
    ...Object.entries(texts).filter((entry) => !isTyped(entry)),
    ...Object.entries(textsOf(form)).filter(isTyped),
  ])
}

/** Compares the controls with the page as the server sent it. */
export function isChanged(form: HTMLElement): boolean {
  return visibleControls(form).some(isTouched)
}

/** Whether files are chosen in `all` that a post of `form` does not send. */
export function chosenFilesOutside(form: HTMLFormElement, all: HTMLElement): boolean {
  return controlsOf(all).some((control) => control.type === 'file' && control.form !== form && control.value !== '')
}

/** In the order of the form; marks the controls for the style sheet. A row's name is that of its field. */
export function changedFields(form: HTMLFormElement): string[] {
  const visible = visibleControls(form).filter(({ name }) => name)
  for (const control of visible) control.toggleAttribute('data-changed', isTouched(control))
  const names = visible.filter(isTouched).map(({ name }) => fieldOf(name))
  return [...new Set(names)]
}

/** "parking[0].price" belongs to "parking". */
export function fieldOf(control: string): string {
  return control.split('[')[0] ?? control
}

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== initialOption(control)
  return isTicked(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}

/** Fills the visible controls and fires the events that React listens for. */
export function fillForm(form: HTMLFormElement, texts: Readonly<Record<string, string>>): void {
  for (const control of visibleControls(form).filter(({ type }) => type !== 'file')) {
    setControl(control, texts[control.name])
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** Untouched controls take the values that the server has put into a returned form. */
export function followAnswer(
  form: HTMLFormElement,
  names: readonly string[],
  texts: Readonly<Record<string, unknown>>,
): void {
  for (const control of controlsOf(form))
    if (names.includes(control.name) && !isTouched(control)) setControl(control, texts[control.name])
}

/** Posted empty texts come back as none; a radio may be that of no answer. */
function setControl(control: Control, given: unknown): void {
  const text = typeof given === 'string' ? given : ''
  if (isTicked(control)) control.checked = text === control.value
  else control.value = text
}

export function isControl(target: EventTarget): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  )
}

function isTicked(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')
}

function initialOption({ options }: HTMLSelectElement): string | undefined {
  const all = [...options]
  return (all.find(({ defaultSelected }) => defaultSelected) ?? all[0])?.value
}
