import { type RefObject, useEffect, useRef } from 'react'

export function usePictureSorting(
  list: RefObject<HTMLElement>,
  isThere: boolean,
  onSorted: (keys: readonly string[]) => void,
) {
  const latest = useRef(onSorted)
  useEffect(() => {
    latest.current = onSorted
  })
  useEffect(() => {
    if (!isThere || !list.current) return
    const element = list.current
    let stop = () => {}
    let isGone = false
    import('./picture-sorting.client.ts').then(
      ({ makeSortable }) => {
        if (!isGone) stop = makeSortable(element, (keys) => latest.current(keys))
      },
      // The buttons work without it.
      () => {},
    )
    return () => {
      isGone = true
      stop()
    }
  }, [list, isThere])
}
