/** The wake-up of one call that arrives in the next: what made seeding fail now and then on a busy machine. */
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { waitPatiently } from '#scripts/patient-wait.ts'

/** Wakes whoever waits twice: first with the flag as it was, then with the flag changed. */
const waker = `
  const { workerData: flags } = require('node:worker_threads')
  const wake = (value) => { Atomics.store(flags, 0, value); while (Atomics.notify(flags, 0) === 0); }
  wake(0)
  wake(1)
`

test('a wake-up that comes late does not end a wait before there is something to find', async () => {
  waitPatiently()
  const flags = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(waker, { eval: true, workerData: flags })
  await pause(0)
  expect([Atomics.wait(flags, 0, 0), Atomics.load(flags, 0)]).toEqual(['ok', 1])
  await worker.terminate()
})

test('a wait with a time limit ends when it is over', () => {
  waitPatiently()
  expect(Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)).toBe('timed-out')
})
