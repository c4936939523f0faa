/** The browser signs with a passkey, and the form posts the signature. Needs JavaScript. */
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useRef, useState } from 'react'
import { paths } from '#app/paths/public.ts'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { useIsHydrated } from '#app/ui/parts/use-is-hydrated.ts'
import { HiddenFields } from './hidden-fields.tsx'
import styles from './sign-in-form.module.css'

interface PasskeyFormProps {
  action: string
  fields: Readonly<Record<string, string>>
  submit: string
  failed: string
}

export function PasskeyForm({ action, fields, submit, failed }: PasskeyFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const hasPasskeys = useHasPasskeys()
  const isHydrated = useIsHydrated()
  if (!hasPasskeys) return isHydrated ? null : <WaitingButton>{submit}</WaitingButton>
  const sign = async () => {
    setFailed(false)
    try {
      const [{ startAuthentication }, options] = await Promise.all([
        import('@simplewebauthn/browser'),
        postForOptions<PublicKeyCredentialRequestOptionsJSON>(paths.loginPasskey),
      ])
      const credential = await startAuthentication({ optionsJSON: options })
      submitCredential(form.current, credential)
    } catch {
      setFailed(true)
    }
  }
  return (
    <form ref={form} className={styles.passkey} method="post" action={action}>
      <HiddenFields fields={fields} />
      <input type="hidden" name="credential" />
      {hasFailed ? (
        <Alert tone="bad" role="alert">
          <p>{failed}</p>
        </Alert>
      ) : null}
      <Button type="button" variant="quiet" onClick={sign}>
        {submit}
      </Button>
    </form>
  )
}

/** In the server's page, so that nothing moves under a click when scripts have come. */
function WaitingButton({ children }: { children: string }) {
  return (
    <div className={styles.passkey}>
      <Button type="button" variant="quiet" disabled>
        {children}
      </Button>
    </div>
  )
}

/** Always false in the server's HTML. */
export function useHasPasskeys(): boolean {
  return useIsHydrated() && typeof PublicKeyCredential === 'function'
}

/** Throws when the server refuses. */
export async function postForOptions<Options>(address: string): Promise<Options> {
  const response = await fetch(address, { method: 'POST' })
  if (!response.ok) throw new Error(`${response.status}`)
  return response.json()
}

export function submitCredential(form: HTMLFormElement | null, credential: object): void {
  const field = form?.elements.namedItem('credential')
  if (!(field instanceof HTMLInputElement)) return
  field.value = JSON.stringify(credential)
  form?.requestSubmit()
}
