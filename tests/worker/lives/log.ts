/** What the worker logs during a life. */
import { vi } from 'vitest'

export interface Logged {
  lines: string[]
}

export function logOf(): Logged {
  vi.restoreAllMocks()
  const lines: string[] = []
  for (const method of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line)))
  return { lines }
}
