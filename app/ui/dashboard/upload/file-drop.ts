/** Without this the browser would leave the page to show a dropped file. */
import { useEffect, useRef, useState } from 'react'
import { keysOf } from '#app/fields/typed-objects.ts'

/** Whether files are being dragged over the page. */
export function useFileDrop(onDrop: (files: Iterable<File>) => void): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onDrop)
  useEffect(() => {
    latest.current = onDrop
  })
  useEffect(() => {
    // A dragged picture of the page counts as a file, too.
    let isOwn = false
    const brings = ({ dataTransfer }: DragEvent) => !isOwn && dataTransfer?.types.includes('Files') === true
    const listeners = {
      dragstart: () => {
        isOwn = true
      },
      dragend: () => {
        isOwn = false
      },
      dragover: (event: DragEvent) => {
        if (!brings(event)) return
        event.preventDefault()
        setOver(true)
      },
      // Between two elements of the page, relatedTarget is set.
      dragleave: ({ relatedTarget }: DragEvent) => {
        if (relatedTarget === null) setOver(false)
      },
      drop: (event: DragEvent) => {
        setOver(false)
        if (!brings(event)) return
        event.preventDefault()
        const files = [...(event.dataTransfer?.files ?? [])]
        if (files.length > 0) latest.current(files)
      },
    } as const
    for (const type of keysOf(listeners)) document.addEventListener(type, listeners[type])
    return () => {
      for (const type of keysOf(listeners)) document.removeEventListener(type, listeners[type])
    }
  }, [])
  return isOver
}
