/** The reader yields to other requests after a fixed amount of work: a worker's clock does not advance during CPU work. */

/**
 * In characters of XML: a few milliseconds on the slowest machine. A request takes several turns, and waits for one such
 * piece of work in each.
 */
const longestWork = 8 * 1024

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

/** Runs what yields the work that it has done, in characters, and lets others in between. */
export async function runPausing<Result>(steps: Generator<number, Result>): Promise<Result> {
  const pause = pausing()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await pause(step.value)
  }
}
