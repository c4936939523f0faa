/**
 * What somebody typed and did not get to save, kept in this browser against crashes. It is offered when the form is
 * opened again by the same person, never put back unasked, and forgotten when the server has saved.
 */
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DraftKey } from '#app/domain/draft-key.ts'
import { type Draft, draftedId, forgetDraft, readDraft, type Texts, writeDraft } from './draft-storage.ts'
import { fillForm, isChanged, textsOf } from './form-texts.ts'

/** The name under which a form that has no row yet keeps its draft. */
export const newDraft = 'new'

/** How long after the last key a draft is written, in milliseconds. */
const pause = 800

/** Who types on this page. */
let typist = ''

/**
 * Runs the save of this row, and forgets its draft when the server leads on: it has taken the form then. The draft of a
 * new row is known by the id that it carries.
 */
export async function forgetOnceSaved<Answer>(id: string, save: () => Promise<Answer>): Promise<Answer> {
  try {
    return await save()
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status < 400) {
      forgetDraft(typist, id)
      forgetNewDraftOf(id)
    }
    throw thrown
  }
}

function forgetNewDraftOf(id: string): void {
  if (draftedId(typist, newDraft) === id) forgetDraft(typist, newDraft)
}

/**
 * Keeps a draft of the form under this name, and gives back one that was left behind, as long as nobody has decided
 * about it. A form that the server has just given back is newer than any draft.
 */
export function useDraft(
  form: RefObject<HTMLFormElement>,
  name: string,
  isGivenBack: boolean,
  { owner, key }: DraftKey,
) {
  const [left, setLeft] = useState<Draft | null>(null)
  const [restored, setRestored] = useState<Texts | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const isOffered = left !== null

  useEffect(() => {
    typist = owner
    // A new row that was saved after its form had waited for a sign-in.
    forgetNewDraftOf(name)
    let isLeft = false
    const offer = async () => {
      const draft = isGivenBack ? null : await readDraft({ owner, key }, name)
      if (!isLeft && draft && form.current && differs(draft, form.current)) setLeft(draft)
    }
    offer()
    return () => {
      isLeft = true
    }
  }, [form, name, isGivenBack, owner, key])

  useEffect(() => {
    const element = form.current
    // What was left behind must not be written over before somebody has decided about it.
    if (!element || isOffered) return
    const keep = () => {
      clearTimeout(timer.current)
      if (isGivenBack || isChanged(element))
        writeDraft({ owner, key }, name, { typedAt: Date.now(), texts: textsOf(element) })
      else forgetDraft(owner, name)
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
  }, [form, name, isGivenBack, isOffered, owner, key])

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
      forgetDraft(owner, name)
      setLeft(null)
    },
  }
}

/** Whether the form shows something else than the draft. What nobody sees, a version for instance, does not count. */
function differs({ texts }: Draft, form: HTMLFormElement): boolean {
  const shown = textsOf(form)
  const hidden = new Set([...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map(({ name }) => name))
  return [...new Set([...Object.keys(texts), ...Object.keys(shown)])].some(
    (name) => !hidden.has(name) && texts[name] !== shown[name],
  )
}
