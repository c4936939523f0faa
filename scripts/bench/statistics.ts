/** Of an even number of values, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** The least value that this percentage of all values does not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const found = values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil((values.length * percent) / 100) - 1)]
  if (found === undefined) throw new Error('There is no middle of nothing')
  return found
}
