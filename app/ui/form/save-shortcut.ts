import { type RefObject, useEffect } from 'react'

/** Ctrl+S or ⌘S submits the form without a named button, instead of saving the page as a file. */
export function useSaveShortcut(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isShortcut || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (!event.repeat) form.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [form])
}
