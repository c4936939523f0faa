import { remixFlags } from '#app/remix-flags.ts'

/**
 * What loaders and action answered stands in the page as plain JSON, which compresses a tenth better than the whole page
 * with Remix's encoding. Where JSON would lose something, an error or a date, it is a string in that encoding.
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
