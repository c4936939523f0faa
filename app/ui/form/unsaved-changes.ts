/** Asks before a link or closing the tab loses changes. The router consults one blocker only: a page has no other. */
import { useBeforeUnload, useBlocker, useFetchers, useNavigate, useNavigation } from '@remix-run/react'
import { type MutableRefObject, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { chosenFilesOutside, isChanged } from './form-texts.ts'

interface Unsaved {
  /** The server refused the form, so it is unsaved even if nothing has changed. */
  wasRefused: boolean
  /** Leaving would abort work in progress. */
  isBusy?: boolean
}

interface HeldPost {
  form: HTMLFormElement
  submitter: HTMLElement | null
}

/** While it asks, `leave` and `stay` answer. */
export function useUnsavedChanges(form: RefObject<HTMLElement>, { wasRefused, isBusy = false }: Unsaved) {
  const navigate = useNavigate()
  const [held, setHeld] = useState<HeldPost>()
  const isSending = useSending(form, setHeld)
  const isUnsaved = useCallback(
    () => !isSending.current && (isBusy || wasRefused || (form.current !== null && isChanged(form.current))),
    [form, wasRefused, isBusy, isSending],
  )
  useBeforeUnload(useCallback((event) => isUnsaved() && event.preventDefault(), [isUnsaved]))
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  )
  // The router forgets what it has blocked as soon as anything else loads: the question would disappear, and the click
  // be lost.
  const [asked, setAsked] = useState<typeof blocker.location>()
  const [discarding, setDiscarding] = useState<string>()
  useEffect(() => {
    const element = form.current
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-discard]') : null
      if (!link || !isUnsaved() || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      setDiscarding(link.href)
    }
    element?.addEventListener('click', ask)
    return () => element?.removeEventListener('click', ask)
  }, [form, isUnsaved])
  useEffect(() => {
    if (blocker.state === 'blocked') setAsked(blocker.location)
  }, [blocker])
  const isBlocked = blocker.state === 'blocked'
  return {
    isAsking: asked !== undefined || discarding !== undefined || held !== undefined,
    isDiscarding: discarding !== undefined,
    /** A post that may end on another page, without the files that are chosen here. */
    isHolding: held !== undefined,
    stay: () => {
      setAsked(undefined)
      setHeld(undefined)
      setDiscarding(undefined)
      if (isBlocked) blocker.reset()
    },
    leave: () => {
      setAsked(undefined)
      setHeld(undefined)
      isSending.current = true
      if (held) return held.form.requestSubmit(held.submitter)
      if (discarding !== undefined) location.assign(discarding)
      else if (isBlocked) blocker.proceed()
      else if (asked) navigate(asked)
    },
  }
}

/** True from a post of this form, or of one that returns to this page, until the answer. */
function useSending(form: RefObject<HTMLElement>, hold: (post: HeldPost) => void): MutableRefObject<boolean> {
  const isSending = useRef(false)
  const isUnderWay = [useNavigation(), ...useFetchers()].some(({ state }) => state !== 'idle')
  useEffect(() => {
    if (!isUnderWay) isSending.current = false
  }, [isUnderWay])
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const { target, submitter } = event
      // A form whose script sends its files leaves no page.
      if (!(target instanceof HTMLFormElement) || 'queue' in target.dataset) return
      const mayEndElsewhere = submitter instanceof HTMLButtonElement && submitter.name === 'next'
      if (mayEndElsewhere && !isSending.current && form.current && chosenFilesOutside(target, form.current)) {
        event.preventDefault()
        event.stopImmediatePropagation()
        hold({ form: target, submitter })
        return
      }
      if (form.current?.contains(target) || returnsToPage(target)) isSending.current = true
    }
    // In the capture phase, because the form's own handler may already navigate.
    document.addEventListener('submit', onSubmit, true)
    return () => document.removeEventListener('submit', onSubmit, true)
  }, [form, hold])
  return isSending
}

/** The undo of a message posts to another address, but the page stays unchanged. */
function returnsToPage(form: HTMLFormElement): boolean {
  const back = new FormData(form).get('redirectTo')
  return typeof back === 'string' && new URL(back, location.href).pathname === location.pathname
}
