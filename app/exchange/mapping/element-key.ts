import { readYesNo } from '#app/exchange/reading/values.ts'
import type { Element } from '#app/exchange/received.ts'

/** Equal for equivalent elements: `25000.00` and `25000`, "ja" and "true"; ignores negative values. */
export function keyOf(container: string, element: Element): string {
  return `${container} ${JSON.stringify(canonical(element))}`
}

function canonical({ name, attributes, text, children }: Element): unknown[] {
  const entries = Object.entries(attributes)
    .map(([attribute, value]) => [attribute.toLowerCase(), canonicalText(value)] as const)
    .filter(([, value]) => value !== '' && value !== '0')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return [name, entries, canonicalText(text), children.map(canonical)]
}

function canonicalText(text: string): string {
  const bare = text.trim()
  if (bare.length > 20) return bare
  const answer = readYesNo(bare)
  if (answer !== null && answer !== undefined) return answer ? '1' : '0'
  return /^\d+(?:[.,]\d+)?$/.test(bare) ? String(Number(bare.replace(',', '.'))) : bare
}
