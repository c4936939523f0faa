import { FieldControl, type FieldControlProps } from './field-control.tsx'
import { useControl } from './use-control.ts'
import type { WiredControl } from './wired-control.ts'

export type FormFieldProps = Omit<FieldControlProps, keyof WiredControl> & { name: string; hint?: string | undefined }

/** The control of a field in a form that Conform wires. */
export function FormField({ name, hint, ...props }: FormFieldProps) {
  return <FieldControl {...props} {...useControl(name, hint, props.field)} />
}
