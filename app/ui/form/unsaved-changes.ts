/** Asks before a form with changes is left by a link or by closing the tab; saving does not ask. */
import { useBeforeUnload, useBlocker, useFetchers, useNavigation } from '@remix-run/react'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { isChanged } from './form-texts.ts'

/** Returns the blocked navigation, if any. A form that the server gave back is unsaved, however it looks. */
export function useUnsavedChanges(form: RefObject<HTMLElement>, isGivenBack: boolean) {
  const isSending = useRef(false)
  const isBusy = [useNavigation(), ...useFetchers()].some(({ state }) => state !== 'idle')
  useEffect(() => {
    if (!isBusy) isSending.current = false
  }, [isBusy])
  useEffect(() => {
    const element = form.current
    const onSubmit = () => {
      isSending.current = true
    }
    element?.addEventListener('submit', onSubmit)
    return () => element?.removeEventListener('submit', onSubmit)
  }, [form])

  const isUnsaved = useCallback(
    () => !isSending.current && form.current !== null && (isGivenBack || isChanged(form.current)),
    [form, isGivenBack],
  )
  useBeforeUnload(useCallback((event) => isUnsaved() && event.preventDefault(), [isUnsaved]))
  return useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  )
}
