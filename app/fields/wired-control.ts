import type { ReactNode } from 'react'
import type { Field } from './field.ts'
import type { Locale } from './locale.ts'

interface ControlAttributes {
  id: string
  name: string
  form?: string | undefined
  value?: string | undefined
  defaultChecked?: boolean | undefined
  defaultValue?: string | number | readonly string[] | undefined
  lang?: Locale | undefined
  'aria-invalid'?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-required'?: boolean | undefined
}

export interface WiredControl {
  attributes: ControlAttributes
  errors?: readonly string[] | undefined
  errorId: string
  hint?: ReactNode
  stale?: ReactNode
}

export interface PlainControl {
  /** As typed, or as formatForControl writes it; `on` for a ticked flag. */
  value?: string | undefined
  errors?: readonly string[] | undefined
  hint?: ReactNode
  stale?: ReactNode
  refusedBy?: string | undefined
  id?: string | undefined
}

/** For public pages, which load no form library. */
export function plainControl(
  name: string,
  { value, errors, hint, stale, refusedBy, id = name }: PlainControl = {},
  field?: Field,
): WiredControl {
  const errorId = `${id}-error`
  const unit = field && unitOf(field)
  const aria = {
    'aria-required': field?.required,
    'aria-invalid': errors?.length || refusedBy ? true : undefined,
    'aria-describedby': joinIds(
      unit && unitId(id),
      errors?.length && errorId,
      refusedBy,
      stale ? staleId(id) : undefined,
      hint ? hintId(id) : undefined,
    ),
  }
  const start = field?.kind === 'flag' ? { value: 'on', defaultChecked: value === 'on' } : { defaultValue: value }
  const lang = field?.locale && { lang: field.locale }
  return { attributes: { id, name, ...start, ...lang, ...aria }, errors, errorId, hint, stale }
}

export const hintId = (id: string) => `${id}-hint`
export const staleId = (id: string) => `${id}-stale`
export const unitId = (id: string) => `${id}-unit`

export function joinIds(...ids: (string | number | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}

export function unitOf(field: Field): string | undefined {
  if (field.kind === 'money') return 'EUR'
  return field.kind === 'decimal' ? field.unit : undefined
}

export interface ControlProps {
  field: Field
  attributes: ControlAttributes
}
