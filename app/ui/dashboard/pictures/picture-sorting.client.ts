/** In its own file, so that SortableJS is loaded only where there are pictures to sort. */
import Sortable from 'sortablejs'

/** Items carry `data-key`, their handles `data-handle`. Returns the clean-up. */
export function makeSortable(list: HTMLElement, onSorted: (keys: readonly string[]) => void): () => void {
  let before: string[] = []
  const sortable = Sortable.create(list, {
    handle: '[data-handle]',
    dataIdAttr: 'data-key',
    // A finger that moves at once scrolls the page.
    delay: 200,
    delayOnTouchOnly: true,
    animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150,
    onStart: () => {
      before = sortable.toArray()
    },
    onEnd: () => {
      const after = sortable.toArray()
      if (after.join() === before.join()) return
      // React moves the items itself and needs them in their former order.
      sortable.sort(before)
      onSorted(after)
    },
  })
  return () => sortable.destroy()
}
