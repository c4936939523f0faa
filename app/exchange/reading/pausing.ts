/**
 * Lets other requests of an isolate have their turn while a long text is read. It counts work, not time: the clock of a
 * worker stands still while it computes.
 */

/** In characters of XML: about ten milliseconds of the slowest. */
const longestWork = 32 * 1024

/** Call it with the work that has been done, in characters; it waits now and then. */
export function pausing(): (work: number) => Promise<void> {
  let done = 0
  return async (work) => {
    done += work
    if (done < longestWork) return
    done = 0
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
}
