import { type Problem, quoted } from '#app/exchange/problems.ts'
import type { Element } from '#app/exchange/received.ts'
import { repeatable } from './element-order.ts'

/** Null unless an element that may stand there once has two values. */
export function contradiction(path: string, [first, ...others]: readonly Element[]): Problem | null {
  const other = first && others.find((one) => saidBy(one) !== saidBy(first))
  if (!first || !other || repeatable.has(first.name)) return null
  return { code: 'severalValues', element: path, found: briefly(other), became: briefly(first) }
}

function briefly(element: Element): string {
  return quoted(saidBy(element).slice(0, 500))
}

function saidBy({ text, attributes }: Element): string {
  return [text.trim(), ...Object.values(attributes)].filter(Boolean).join(', ')
}
