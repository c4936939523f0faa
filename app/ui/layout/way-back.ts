type Step = () => void

let next: Step | null = null

/** Before Remix starts: events of the window reach listeners in the order in which they came. */
export function watchWayBack(): void {
  addEventListener('popstate', (event) => {
    if (!next) return
    // The address is the same; the router would reload the page's data.
    event.stopImmediatePropagation()
    next()
    next = null
  })
}

/** Adds a history entry with the same address; going back takes the step and leaves the page as it is. */
export function addWayBack(step: Step): void {
  history.pushState(history.state, '')
  next = step
}
