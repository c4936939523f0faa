import { FieldControl, type FieldControlProps } from './field-control.tsx'
import { type PlainControl, plainControl, type WiredControl } from './wired-control.ts'

type PlainFieldProps = Omit<FieldControlProps, keyof WiredControl> & PlainControl & { name: string }

/** The control of a field that is wired without a library. */
export function PlainField({ name, value, errors, hint, stale, refusedBy, id, ...props }: PlainFieldProps) {
  return <FieldControl {...props} {...plainControl(name, { value, errors, hint, stale, refusedBy, id }, props.field)} />
}
