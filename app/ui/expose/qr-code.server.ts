/** On the server, so that the browser loads no code for it. */
import { encode } from 'uqr'
import type { QrDrawing } from './qr-code.tsx'

/** `path` draws each run of dark modules as a bar; the caller adds the quiet zone. */
export function drawQrCode(text: string): QrDrawing {
  // Level M tolerates smears and small damage.
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const bars = data.flatMap((row, y) =>
    runsOf(row).map(({ start, length }) => `M${start} ${y}h${length}v1h-${length}z`),
  )
  return { size, path: bars.join('') }
}

function runsOf(row: readonly boolean[]): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = []
  row.forEach((isDark, x) => {
    if (!isDark) return
    const last = runs.at(-1)
    if (last && last.start + last.length === x) last.length += 1
    else runs.push({ start: x, length: 1 })
  })
  return runs
}
