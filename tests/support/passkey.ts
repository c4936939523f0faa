/** A passkey in software, for tests: what a device answers when it is asked to sign in. */
import { passkeys } from '#app/data/tables/access.server.ts'
import { db, origin, type Visitor } from './visitor.ts'

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** WebAuthn, section 6.1: what the device says of its owner. */
const flags = { isPresent: 1, isVerified: 4 }

interface Answer {
  /** From the server, unless the device answers an older one. */
  challenge?: string
  counter?: number
  isVerified?: boolean
}

/** Registered for a user, as if set up in the dashboard. */
export async function aPasskey(userId: string) {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(curve, true, ['sign', 'verify'])
  const id = base64url(crypto.getRandomValues(new Uint8Array(16)))
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  await db.insert(passkeys).values({
    ...{ id, userId, name: 'Laptop', counter: 0, transports: [] },
    publicKey: base64url(coseKey(raw.subarray(1, 33), raw.subarray(33))),
  })
  return {
    id,
    /** The credential that a browser posts. */
    async answer(visitor: Visitor, { challenge, counter = 1, isVerified = true }: Answer = {}): Promise<string> {
      const asked = challenge ?? (await askedOf(visitor))
      const client = JSON.stringify({ type: 'webauthn.get', challenge: asked, origin, crossOrigin: false })
      const clientData = new TextEncoder().encode(client)
      const device = new Uint8Array(37)
      device.set(await sha256(new TextEncoder().encode(new URL(origin).hostname)))
      device[32] = flags.isPresent | (isVerified ? flags.isVerified : 0)
      new DataView(device.buffer).setUint32(33, counter)
      const signed = new Uint8Array([...device, ...(await sha256(clientData))])
      const numbers = new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, signed))
      const response = {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(device),
        signature: base64url(derSignature(numbers.subarray(0, 32), numbers.subarray(32))),
      }
      return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })
    },
  }
}

export async function askedOf(visitor: Visitor): Promise<string> {
  const options = await (await visitor.post('/login/passkey', {})).json<{ challenge: string }>()
  return options.challenge
}

/** RFC 9053, section 7.1.1: an elliptic curve key for ES256 on P-256. */
function coseKey(x: Uint8Array, y: Uint8Array): Uint8Array {
  return new Uint8Array([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32, ...x, 0x22, 0x58, 32, ...y])
}

/** WebAuthn, section 6.5.5: WebCrypto signs two bare numbers, a device wraps them in DER. */
function derSignature(...numbers: Uint8Array[]): Uint8Array {
  const integers = numbers.flatMap((number) => {
    const digits = number.subarray(
      Math.max(
        0,
        number.findIndex((byte) => byte !== 0),
      ),
    )
    const positive = (digits[0] ?? 0) > 127 ? [0, ...digits] : [...digits]
    return [2, positive.length, ...positive]
  })
  return new Uint8Array([0x30, integers.length, ...integers])
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}
