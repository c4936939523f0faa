import type { RefObject } from 'react'
import styles from '#app/fields/field-control.module.css'
import { FieldFrame, type FieldWidth } from '#app/fields/field-frame.tsx'
import type { WiredControl } from '#app/fields/wired-control.ts'

interface PictureControlProps extends WiredControl {
  label: string
  width?: FieldWidth
  multiple?: boolean
  input?: RefObject<HTMLInputElement>
}

/** The chosen files never return with a page. */
export function PictureControl({ attributes, label, width = 'w6', multiple, input, ...words }: PictureControlProps) {
  return (
    <FieldFrame id={attributes.id} label={label} {...words} width={width}>
      <input
        ref={input}
        className={styles.input}
        {...attributes}
        type="file"
        multiple={multiple}
        accept="image/jpeg,image/png,image/webp"
      />
    </FieldFrame>
  )
}
