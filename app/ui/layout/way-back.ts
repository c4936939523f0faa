type Step = () => void

interface WayBack {
  step: Step
  address: string
  /** Of the entry in the router's history, which the added one shares. */
  index: unknown
}

let next: WayBack | null = null

/** Before Remix starts: events of the window reach listeners in the order in which they came. */
export function watchWayBack(): void {
  addEventListener('popstate', (event) => {
    if (!next) return
    const { step, address, index } = next
    next = null
    // The address is the same; the router would reload the page's data. After a longer way back it is another page's.
    if (location.href === address && event.state?.idx === index) event.stopImmediatePropagation()
    step()
  })
}

/** Adds a history entry with the same address; going back takes the step and leaves the page as it is. */
export function addWayBack(step: Step): void {
  history.pushState(history.state, '')
  next = { step, address: location.href, index: history.state?.idx }
}
