/** The reader yields to other requests after a fixed amount of work: a worker's clock does not advance during CPU work. */

/** In characters of XML: about ten milliseconds on the slowest machine. */
const longestWork = 32 * 1024

/** `work` is in characters. */
export function pausing(): (work: number) => Promise<void> {
  let done = 0
  return async (work) => {
    done += work
    if (done < longestWork) return
    done = 0
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
}
