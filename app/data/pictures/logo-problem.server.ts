import { imageSize } from 'image-size'
import { type LogoName, logoBounds } from '#app/domain/agency/logo.ts'

export type LogoProblem = 'logoFormat' | 'logoAnimated' | 'logoTooWide' | 'logoTooHigh' | 'iconNotSquare'

/** Enough for the size and the flags of PNG and WebP. */
const headerLength = 64

/** By the file's first bytes. Everything else is checked where pictures are stored. */
export async function logoProblemOf(file: File, name: LogoName): Promise<LogoProblem | null> {
  if (file.size === 0) return null
  const header = Buffer.from(await file.slice(0, headerLength).arrayBuffer())
  const start = header.toString('latin1')
  const isWebp = start.startsWith('RIFF') && start.startsWith('WEBP', 8)
  if (!isWebp && !start.startsWith('\x89PNG\r\n\x1a\n')) return 'logoFormat'
  if (isWebp && start.startsWith('VP8X', 12) && ((header[20] ?? 0) & 2) !== 0) return 'logoAnimated'
  try {
    return shapeProblem(imageSize(header), name)
  } catch {
    return null
  }
}

function shapeProblem({ width, height }: { width: number; height: number }, name: LogoName): LogoProblem | null {
  // One pixel more on a side, as scaling leaves it, is still a square.
  if (name === 'icon') return Math.abs(width - height) > 1 ? 'iconNotSquare' : null
  if (width > height * logoBounds.wide) return 'logoTooWide'
  return height > width * logoBounds.high ? 'logoTooHigh' : null
}
