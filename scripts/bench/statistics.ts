/** Of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = inOrder(values)
  const [below = 0, above = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return (below + above) / 2
}

/** The least value that this percentage of all values does not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = inOrder(values)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0
}

function inOrder(values: readonly number[]): number[] {
  if (values.length === 0) throw new Error('There is no middle of nothing')
  return values.toSorted((a, b) => a - b)
}
