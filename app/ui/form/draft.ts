/**
 * What somebody typed and did not get to save, kept in this browser against crashes. It is offered when the form is
 * opened again, never put back unasked, and forgotten when the server has saved. A storage that fails is no fault.
 */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { fillForm, isChanged, textsOf } from './form-texts.ts'

export interface Draft {
  /** When, in milliseconds since 1970. */
  typedAt: number
  /** Every control's text, those that nobody sees included: with them the server knows what the draft was made from. */
  texts: Record<string, string>
}

/** The name under which a form that has no row yet keeps its draft. */
export const newDraft = 'new'

/** How long a draft is kept, in milliseconds: seven days, as long as a session lasts at most. */
const lifetime = 7 * 24 * 60 * 60 * 1000

/** How long after the last key a draft is written, in milliseconds. */
const pause = 800

const keyOf = (name: string) => `giebel.draft.${name}`

/**
 * Runs the save of this row, and forgets its draft when the server leads on: it has taken the form then. The draft of a
 * new row is known by the id that it carries.
 */
export async function forgetOnceSaved<Answer>(id: string, save: () => Promise<Answer>): Promise<Answer> {
  try {
    return await save()
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status < 400) {
      forgetDraft(id)
      if (readDraft(newDraft)?.texts.id === id) forgetDraft(newDraft)
    }
    throw thrown
  }
}

function forgetDraft(name: string): void {
  ignoringFailure(() => localStorage.removeItem(keyOf(name)))
}

/** Forgets everybody's drafts, for a browser that somebody else may use next. */
export function forgetDrafts(): void {
  forgetWhere(() => true)
}

function forgetOldDrafts(): void {
  const begin = Date.now() - lifetime
  forgetWhere((draft) => draft === null || draft.typedAt < begin)
}

/** A draft that cannot be read is null. */
function forgetWhere(isForgotten: (draft: Draft | null) => boolean): void {
  ignoringFailure(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(keyOf('')) && isForgotten(draftAt(key))) localStorage.removeItem(key)
  })
}

/**
 * Keeps a draft of the form under this name, and gives back one that was left behind, as long as nobody has decided
 * about it. A form that the server has just given back is newer than any draft.
 */
export function useDraft(form: RefObject<HTMLFormElement>, name: string, isGivenBack: boolean) {
  const [left, setLeft] = useState<Draft | null>(null)
  const [restored, setRestored] = useState<Draft['texts'] | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const isOffered = left !== null

  useEffect(() => {
    const draft = isGivenBack ? null : readDraft(name)
    if (draft && form.current && differs(draft, form.current)) setLeft(draft)
  }, [form, name, isGivenBack])

  useEffect(() => {
    const element = form.current
    // What was left behind must not be written over before somebody has decided about it.
    if (!element || isOffered) return
    const keep = () => {
      clearTimeout(timer.current)
      if (isGivenBack || isChanged(element)) writeDraft(name, { typedAt: Date.now(), texts: textsOf(element) })
      else forgetDraft(name)
    }
    const keepSoon = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(keep, pause)
    }
    element.addEventListener('input', keepSoon)
    element.addEventListener('submit', keep)
    return () => {
      clearTimeout(timer.current)
      element.removeEventListener('input', keepSoon)
      element.removeEventListener('submit', keep)
    }
  }, [form, name, isGivenBack, isOffered])

  return {
    left,
    /** The texts that were put back; hidden controls are the caller's to fill, because React holds on to them. */
    restored,
    restore: () => {
      if (!left || !form.current) return
      fillForm(form.current, left.texts)
      setRestored(left.texts)
      setLeft(null)
    },
    discard: () => {
      clearTimeout(timer.current)
      forgetDraft(name)
      setLeft(null)
    },
  }
}

function readDraft(name: string): Draft | null {
  forgetOldDrafts()
  return draftAt(keyOf(name))
}

function draftAt(key: string): Draft | null {
  return ignoringFailure(() => {
    const draft: Draft | null = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof draft?.typedAt === 'number' && typeof draft.texts === 'object' ? draft : null
  })
}

function writeDraft(name: string, draft: Draft): void {
  ignoringFailure(() => localStorage.setItem(keyOf(name), JSON.stringify(draft)))
}

/** Whether the form shows something else than the draft. What nobody sees, a version for instance, does not count. */
function differs({ texts }: Draft, form: HTMLFormElement): boolean {
  const shown = textsOf(form)
  const hidden = new Set([...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map(({ name }) => name))
  return [...new Set([...Object.keys(texts), ...Object.keys(shown)])].some(
    (name) => !hidden.has(name) && texts[name] !== shown[name],
  )
}

/** Storage may be full, forbidden or broken; the form works without it. */
function ignoringFailure<Result>(act: () => Result): Result | null {
  try {
    return act()
  } catch {
    return null
  }
}
