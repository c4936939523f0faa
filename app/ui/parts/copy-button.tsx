import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

interface CopyButtonProps {
  controlId: string
  variant?: 'primary' | 'quiet'
  copied: string
  children: ReactNode
}

/** Without JavaScript or the permission to copy, the text can still be selected. */
export function CopyButton({ controlId, variant = 'primary', copied, children }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  if (!useIsHydrated()) return null
  const copy = async () => {
    const control = document.getElementById(controlId)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
    try {
      await navigator.clipboard.writeText(control.value)
      setCopied(true)
    } catch {
      control.focus()
    }
  }
  return (
    <>
      <Button type="button" variant={variant} onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? copied : children}
      </Button>
      <span className="sr" role="status">
        {isCopied ? copied : null}
      </span>
    </>
  )
}
