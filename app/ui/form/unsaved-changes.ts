/**
 * Asks before a page is left whose changes would be lost, by a link or by closing the tab; saving does not ask. The
 * router consults one blocker only, the last: nothing else may ask on the same page.
 */
import { useBeforeUnload, useBlocker, useFetchers, useNavigate, useNavigation } from '@remix-run/react'
import { type MutableRefObject, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { isChanged } from './form-texts.ts'

interface Unsaved {
  /** The server gave the form back: it is unsaved, however it looks. */
  isGivenBack: boolean
  /** Something is under way that leaving would cut off. */
  isBusy?: boolean
}

/** While it asks, `leave` and `stay` answer. */
export function useUnsavedChanges(form: RefObject<HTMLElement>, { isGivenBack, isBusy = false }: Unsaved) {
  const navigate = useNavigate()
  const isSending = useSending(form)
  const isUnsaved = useCallback(
    () => !isSending.current && (isBusy || isGivenBack || (form.current !== null && isChanged(form.current))),
    [form, isGivenBack, isBusy, isSending],
  )
  useBeforeUnload(useCallback((event) => isUnsaved() && event.preventDefault(), [isUnsaved]))
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  )
  // Whatever the router loads meanwhile (an upload's new list, an answer on its way) forgets what it has blocked: the
  // question would vanish, and the click with it.
  const [asked, setAsked] = useState<typeof blocker.location>()
  useEffect(() => {
    if (blocker.state === 'blocked') setAsked(blocker.location)
  }, [blocker])
  const isBlocked = blocker.state === 'blocked'
  return {
    isAsking: asked !== undefined,
    stay: () => {
      setAsked(undefined)
      if (isBlocked) blocker.reset()
    },
    leave: () => {
      setAsked(undefined)
      isSending.current = true
      if (isBlocked) blocker.proceed()
      else if (asked) navigate(asked)
    },
  }
}

/** From a post of this form, or of one whose answer leads back to this page with everything in it, to the answer. */
function useSending(form: RefObject<HTMLElement>): MutableRefObject<boolean> {
  const isSending = useRef(false)
  const isUnderWay = [useNavigation(), ...useFetchers()].some(({ state }) => state !== 'idle')
  useEffect(() => {
    if (!isUnderWay) isSending.current = false
  }, [isUnderWay])
  useEffect(() => {
    const onSubmit = ({ target }: Event) => {
      if (!(target instanceof HTMLFormElement)) return
      if (form.current?.contains(target) || leadsBack(target)) isSending.current = true
    }
    // Before the form's own handler, which may already navigate.
    document.addEventListener('submit', onSubmit, true)
    return () => document.removeEventListener('submit', onSubmit, true)
  }, [form])
  return isSending
}

/** As the way back in a message does: its post has an address of its own, but the page stays as it is. */
function leadsBack(form: HTMLFormElement): boolean {
  const back = new FormData(form).get('redirectTo')
  return typeof back === 'string' && new URL(back, location.href).pathname === location.pathname
}
