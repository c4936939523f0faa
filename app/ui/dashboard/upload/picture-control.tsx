import type { RefObject } from 'react'
import styles from '#app/fields/field-control.module.css'
import { FieldFrame, type FieldWidth } from '#app/fields/field-frame.tsx'
import type { WiredControl } from '#app/fields/wired-control.ts'

const pictureTypes = 'image/jpeg,image/png,image/webp'

interface PictureControlProps extends WiredControl {
  label: string
  width?: FieldWidth
  multiple?: boolean
  accept?: string
  input?: RefObject<HTMLInputElement>
}

/** The chosen files never return with a page. */
export function PictureControl(props: PictureControlProps) {
  const { attributes, label, width = 'w6', multiple, accept = pictureTypes, input, ...words } = props
  return (
    <FieldFrame id={attributes.id} label={label} {...words} width={width}>
      <input ref={input} className={styles.input} {...attributes} type="file" multiple={multiple} accept={accept} />
    </FieldFrame>
  )
}
