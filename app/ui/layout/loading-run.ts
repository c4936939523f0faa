/** In milliseconds. Loading that ends within `throttle` never shows. */
export const loadingBarTiming = { throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400 } as const

/** Times in milliseconds on any one clock; null before the first loading. */
export interface LoadingRun {
  startedAt: number | null
  endedAt: number | null
}

export const noRun: LoadingRun = { startedAt: null, endedAt: null }

/** An error shows at once, even if no loading preceded it. */
export function continueRun(run: LoadingRun, isLoading: boolean, hasError: boolean, now: number): LoadingRun {
  if (isLoading) return { startedAt: now, endedAt: null }
  if (hasError) return { startedAt: now - loadingBarTiming.throttle, endedAt: now }
  const isRunning = run.startedAt !== null && run.endedAt === null
  return isRunning ? { ...run, endedAt: now } : run
}

export interface BarLook {
  phase: 'idle' | 'waiting' | 'running' | 'finished' | 'fading'
  progress: number
}

export function barAt({ startedAt, endedAt }: LoadingRun, now: number): BarLook {
  const { throttle, hideDelay, resetDelay } = loadingBarTiming
  if (startedAt === null) return { phase: 'idle', progress: 0 }
  if (endedAt === null) {
    const shownFor = now - startedAt - throttle
    return shownFor < 0 ? { phase: 'waiting', progress: 0 } : { phase: 'running', progress: progressAfter(shownFor) }
  }
  const over = now - endedAt
  if (endedAt - startedAt < throttle || over >= hideDelay + resetDelay) return { phase: 'idle', progress: 0 }
  return { phase: over < hideDelay ? 'finished' : 'fading', progress: 100 }
}

/** Fast at first, then slower: 70 after the duration, never 100. */
function progressAfter(milliseconds: number): number {
  return (200 / Math.PI) * Math.atan((milliseconds / loadingBarTiming.duration) * 2)
}
