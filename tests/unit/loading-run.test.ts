import { expect, test } from 'vitest'
import { barAt, continueRun, loadingBarTiming, noRun } from '#app/ui/layout/loading-run.ts'

const started = continueRun(noRun, true, false, 1_000)
const phaseAt = (run: typeof noRun, now: number) => barAt(run, now).phase

test('the moments are those of the brand', () => {
  expect(loadingBarTiming).toEqual({ throttle: 200, duration: 2_000, hideDelay: 500, resetDelay: 400 })
})

test('loading that is over within the throttle never shows', () => {
  expect(phaseAt(started, 1_199)).toBe('waiting')
  expect(phaseAt(continueRun(started, false, false, 1_199), 1_200)).toBe('idle')
})

test('longer loading grows, quickly at first, and never pretends to be done', () => {
  expect(barAt(started, 1_200)).toEqual({ phase: 'running', progress: 0 })
  const [quarter, whole, late] = [1_700, 3_200, 60_000].map((now) => barAt(started, now).progress)
  expect(quarter).toBeGreaterThan(25)
  expect(whole).toBeCloseTo(70, 0)
  expect(late).toBeLessThan(100)
})

test('when the page is there the bar is full, fades after the hide delay and is gone after the reset delay', () => {
  const ended = continueRun(started, false, false, 2_000)
  expect(barAt(ended, 2_000)).toEqual({ phase: 'finished', progress: 100 })
  expect(phaseAt(ended, 2_499)).toBe('finished')
  expect(phaseAt(ended, 2_500)).toBe('fading')
  expect(phaseAt(ended, 2_899)).toBe('fading')
  expect(phaseAt(ended, 2_900)).toBe('idle')
})

test('an error shows at once, however short the loading was, and even where none was seen', () => {
  for (const run of [started, noRun]) {
    const failed = continueRun(run, false, true, 1_050)
    expect(barAt(failed, 1_050)).toEqual({ phase: 'finished', progress: 100 })
    expect(phaseAt(failed, 1_950)).toBe('idle')
  }
})

test('rendering again changes nothing', () => {
  const ended = continueRun(started, false, false, 2_000)
  expect(continueRun(ended, false, false, 2_100)).toBe(ended)
  expect(continueRun(noRun, false, false, 2_100)).toBe(noRun)
})
