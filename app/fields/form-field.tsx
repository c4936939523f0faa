/** For forms that Conform wires. Ids are the names, so that links and labels reach them. */
import { getInputProps, getSelectProps, getTextareaProps, useField } from '@conform-to/react'
import type { Field } from './field.ts'
import { FieldControl, type FieldControlProps } from './field-control.tsx'
import { hintId, joinIds, unitId, unitOf, type WiredControl } from './wired-control.ts'

type FormFieldProps = Omit<FieldControlProps, keyof WiredControl> & { name: string; hint?: string | undefined }

export function FormField({ name, hint, ...props }: FormFieldProps) {
  return <FieldControl {...props} {...useControl(name, hint, props.field)} />
}

export function useControl(name: string, hint?: string | undefined, field?: Field): WiredControl {
  const [metadata] = useField<string>(name)
  const ariaDescribedBy = joinIds(field && unitOf(field) && unitId(name), hint && hintId(name))
  const { errors, errorId } = metadata
  const attributes = attributesOf(metadata, ariaDescribedBy ? { ariaDescribedBy } : {}, field?.kind)
  return { attributes: { ...attributes, id: name }, errors, errorId, hint }
}

function attributesOf(
  metadata: ReturnType<typeof useField<string>>[0],
  words: { ariaDescribedBy?: string },
  kind: Field['kind'] | undefined,
) {
  switch (kind) {
    case 'choice':
    case 'reference':
      return getSelectProps(metadata, words)
    case 'longText':
      return getTextareaProps(metadata, words)
    case 'flag':
      return getInputProps(metadata, { type: 'checkbox', ...words })
    default:
      return getInputProps(metadata, { type: 'text', ...words })
  }
}
