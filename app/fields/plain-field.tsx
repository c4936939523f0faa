import { FieldControl, type FieldControlProps } from './field-control.tsx'
import { type PlainControl, plainControl, type WiredControl } from './wired-control.ts'

type PlainFieldProps = Omit<FieldControlProps, keyof WiredControl> & PlainControl & { name: string }

export function PlainField({ name, value, errors, hint, stale, refusedBy, id, ...props }: PlainFieldProps) {
  return <FieldControl {...props} {...plainControl(name, { value, errors, hint, stale, refusedBy, id }, props.field)} />
}
