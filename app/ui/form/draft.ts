/** Keeps unsaved input in this browser, against crashes: offered to the same user again, never filled in unasked. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DraftKey } from '#app/domain/draft-key.ts'
import { type Draft, draftedId, forgetDraft, readDraft, type Texts, writeDraft } from './draft-storage.ts'
import { fillForm, isChanged, textsOf, withTyped } from './form-texts.ts'

export interface DraftName {
  /** What the form edits; empty for properties. */
  scope: string
  id: string
  /** All new rows share one draft, found by the id in its form. */
  isNew?: boolean
}

function keyOf({ scope, id, isNew = false }: DraftName): string {
  return `${scope}${isNew ? 'new' : id}`
}

/** For lists whose pages share modules: `team:` and the like. */
export function draftScope({ url }: Request): string {
  return `${new URL(url).pathname.split('/')[2]}:`
}

/** Milliseconds from the last key to the draft. */
const pause = 800

/** Outside of React, because `forgetOnceSaved` runs there. */
let typist = ''

/** Forgets a draft once the server has saved it, which a redirect or the answer confirms. */
export async function forgetOnceSaved<Answer>(
  name: DraftName,
  save: () => Promise<Answer>,
  isSaved: (answer: Answer) => boolean = () => false,
): Promise<Answer> {
  try {
    const answer = await save()
    if (isSaved(answer)) forget(name)
    return answer
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status < 400) forget(name)
    throw thrown
  }
}

function forget(name: DraftName): void {
  forgetDraft(typist, keyOf({ ...name, isNew: false }))
  forgetNewDraftOf(name)
}

function forgetNewDraftOf({ scope, id }: DraftName): void {
  const key = keyOf({ scope, id, isNew: true })
  if (draftedId(typist, key) === id) forgetDraft(typist, key)
}

/** Offers a draft unless the server has just returned the form, which is newer than any draft. */
export function useDraft(
  form: RefObject<HTMLFormElement>,
  { scope, id, isNew = false }: DraftName,
  wasRefused: boolean,
  { owner, key }: DraftKey,
  refill?: (texts: Texts) => void,
) {
  const name = keyOf({ scope, id, isNew })
  const [left, setLeft] = useState<Draft | null>(null)
  const [restored, setRestored] = useState<Texts | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()

  useEffect(() => {
    typist = owner
    // A new row may have been saved after its form had waited for a sign-in.
    if (!isNew) forgetNewDraftOf({ scope, id })
    let isLeft = false
    const offer = async () => {
      const draft = wasRefused ? null : await readDraft({ owner, key }, name)
      if (!isLeft && draft && form.current && differs(draft, form.current)) setLeft(draft)
    }
    offer()
    return () => {
      isLeft = true
    }
  }, [form, name, scope, id, isNew, wasRefused, owner, key])

  useEffect(() => {
    const element = form.current
    if (!element) return
    const keep = () => {
      clearTimeout(timer.current)
      if (wasRefused || isChanged(element)) {
        // An offered draft is kept until the user has decided about it.
        const texts = left ? withTyped(left.texts, element) : textsOf(element)
        writeDraft({ owner, key }, name, { typedAt: Date.now(), texts })
      } else if (!left) forgetDraft(owner, name)
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
  }, [form, name, wasRefused, left, owner, key])

  return {
    left,
    /** The caller fills hidden controls, because React controls them. */
    restored,
    restore: () => {
      if (!left || !form.current) return
      const texts = withTyped(left.texts, form.current)
      if (refill && hasOtherRows(texts, form.current)) refill(texts)
      else fillForm(form.current, texts)
      setRestored(texts)
      setLeft(null)
    },
    discard: () => {
      clearTimeout(timer.current)
      forgetDraft(owner, name)
      setLeft(null)
    },
  }
}

function hasOtherRows(texts: Texts, form: HTMLFormElement): boolean {
  const rows = (names: string[]) =>
    names
      .filter((name) => name.includes('['))
      .sort()
      .join()
  return rows(Object.keys(texts)) !== rows(Object.keys(textsOf(form)))
}

/** Hidden controls, such as the version, do not count. */
function differs({ texts }: Draft, form: HTMLFormElement): boolean {
  const shown = textsOf(form)
  const hidden = new Set([...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map(({ name }) => name))
  return [...new Set([...Object.keys(texts), ...Object.keys(shown)])].some(
    (name) => !hidden.has(name) && texts[name] !== shown[name],
  )
}
