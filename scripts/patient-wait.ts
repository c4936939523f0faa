/**
 * Miniflare's bindings wait for workerd by a flag. Under load, the wake-up of one call may reach the next one, which
 * then finds no answer: an AssertionError. Miniflare's own correction (cloudflare/workers-sdk, pull request 15552) is
 * not in the pinned version, so each wait lasts until the flag has changed.
 */
export function waitPatiently(): void {
  if (Atomics.wait === patientWait) return
  Atomics.wait = patientWait
}

const { wait } = Atomics

/** A wait with a time limit stays unchanged. */
function patientWait(flags: Int32Array | BigInt64Array, index: number, value: number | bigint, timeout?: number) {
  // The type has no union of both kinds of arrays, which are read alike.
  const unchanged = () => Atomics.load(flags as Int32Array, index) === value
  for (;;) {
    const woken = Reflect.apply(wait, Atomics, [flags, index, value, timeout])
    if (woken !== 'ok' || timeout !== undefined || !unchanged()) return woken
  }
}
