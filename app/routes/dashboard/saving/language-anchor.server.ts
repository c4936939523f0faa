import type { Fields } from '#app/fields/field.ts'
import { keysOf } from '#app/fields/typed-objects.ts'

/**
 * The fragment to return to: '#english' if only English texts changed. Without scripts the form does not say which
 * language was shown.
 */
export function languageAnchor(fields: Fields, before: object | null, after: object): '#english' | '' {
  if (!before) return ''
  const former: Readonly<Record<string, unknown>> = { ...before }
  const saved: Readonly<Record<string, unknown>> = { ...after }
  const changed = keysOf(fields).filter((name) => former[name] !== saved[name])
  return changed.length > 0 && changed.every((name) => fields[name]?.translates) ? '#english' : ''
}
