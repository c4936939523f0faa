import { remixFlags } from '#app/remix-flags.ts'

/**
 * The id of the element with the page's data: those of its loaders and its action, as JSON. With Remix's encoding the page
 * would be a tenth larger after gzip. JSON has no errors and no dates: data with them are one string in that encoding.
 */
export const dataId = 'page-data'

/** Before Remix starts, in place of its own script in the page. */
export function handDataToRemix(): void {
  const { basename, state } = JSON.parse(String(document.querySelector(`script#${dataId}`)?.textContent))
  const { body } = new Response(typeof state === 'string' ? state : encodeState(state))
  Object.assign(window, { __remixContext: { basename, future: import.meta.env.DEV ? remixFlags : {}, stream: body } })
}

/** As turbo-stream does: each value has a place in one list, objects and arrays hold places, -5 is null. */
function encodeState(state: unknown): string {
  const list: unknown[] = []
  const placeOf = (value: unknown): number => {
    if (value === null) return -5
    const place = list.push(value) - 1
    if (Array.isArray(value)) list[place] = value.map(placeOf)
    else if (typeof value === 'object')
      list[place] = Object.fromEntries(
        Object.entries(value as object).map(([name, part]) => [`_${placeOf(name)}`, placeOf(part)]),
      )
    return place
  }
  placeOf(state)
  return `${JSON.stringify(list)}\n`
}
