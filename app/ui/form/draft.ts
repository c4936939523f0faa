/** Keeps unsaved input in this browser, against crashes: offered to the same user again, never filled in unasked. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DraftKey } from '#app/domain/draft-key.ts'
import { type Draft, draftedId, forgetDraft, readDraft, type Texts, writeDraft } from './draft-storage.ts'
import { fillForm, isChanged, textsOf } from './form-texts.ts'

/** The draft's name while its form has no row. */
export const newDraft = 'new'

/** Milliseconds from the last key to the draft. */
const pause = 800

/** The user of this page; kept here because `forgetOnceSaved` runs outside of React. */
let typist = ''

/** Forgets the row's draft once the server redirects: only then has it saved. A new row's draft is found by its id. */
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

/** A draft left behind is offered, unless the server has just given the form back: that is newer than any draft. */
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
    // A new row may have been saved after its form had waited for a sign-in.
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
    // Keep the offered draft until the user has decided about it.
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
    /** Hidden controls are the caller's to fill, because React holds on to them. */
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

/** Compares what the user sees: hidden controls, such as the version, do not count. */
function differs({ texts }: Draft, form: HTMLFormElement): boolean {
  const shown = textsOf(form)
  const hidden = new Set([...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map(({ name }) => name))
  return [...new Set([...Object.keys(texts), ...Object.keys(shown)])].some(
    (name) => !hidden.has(name) && texts[name] !== shown[name],
  )
}
