/** Ends the process after `close`. A terminal signals all processes, and npm passes the signal on again. */
export function stopWith(close: () => Promise<void>): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    void close().then(() => process.exit(0))
  }
  // Miniflare's own listener would end the process at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal).on(signal, stop)
}
