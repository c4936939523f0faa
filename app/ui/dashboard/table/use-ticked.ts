import { useLocation } from '@remix-run/react'
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'

/** The ids of the rows that the message on the page keeps ticked, between commas. */
export const Ticks = createContext('')

/** The ticked rows, whose boxes belong to the form of this id. Needs scripts. */
export function useTicked(formId: string) {
  const { key, search } = useLocation()
  const kept = useContext(Ticks)
  const shown = useRef({ key, search })
  const [ticked, setTicked] = useState({ count: 0, total: 0 })
  const look = useCallback(() => {
    const boxes = findBoxes(formId)
    setTicked({ count: boxes.filter(({ checked }) => checked).length, total: boxes.length })
  }, [formId])
  useEffect(() => {
    // Rows ticked before hydration or before sorting stay ticked; another view starts empty.
    const isSorted = search !== shown.current.search && withoutSort(search) === withoutSort(shown.current.search)
    if (shown.current.key !== key && !isSorted) setTicks(formId, (id) => kept.split(',').includes(id))
    shown.current = { key, search }
    look()
    const lookLater = () => setTimeout(look)
    document.addEventListener('change', look)
    document.addEventListener('reset', lookLater)
    return () => {
      document.removeEventListener('change', look)
      document.removeEventListener('reset', lookLater)
    }
  }, [key, search, look, formId, kept])
  const tickAll = (checked: boolean) => {
    setTicks(formId, () => checked)
    look()
  }
  return { ...ticked, tickAll }
}

function setTicks(formId: string, isTicked: (id: string) => boolean): void {
  for (const box of findBoxes(formId)) box.checked = isTicked(box.value)
}

function findBoxes(formId: string): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`input[type="checkbox"][name="ids"][form="${formId}"]`)]
}

function withoutSort(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('sort')
  return params.toString()
}
