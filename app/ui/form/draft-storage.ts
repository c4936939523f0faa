/**
 * Drafts in local storage, sealed (AES-GCM) with a key that the server gives only to their signed-in owner: after the
 * session ends, drafts can be counted and deleted but not read.
 */
import type { DraftKey } from '#app/domain/draft-key.ts'

/** The text of every control. The hidden ones tell the server the values that the draft started from. */
export type Texts = Record<string, string>

export interface Draft {
  /** Milliseconds since 1970. */
  typedAt: number
  texts: Texts
}

interface Sealed {
  typedAt: number
  /** The form's hidden `id`: that of a new row. */
  id: string | null
  iv: string
  texts: string
}

/** Milliseconds: seven days, the longest that a session lasts. */
const lifetime = 7 * 24 * 60 * 60 * 1000

const prefix = 'giebel.draft.'
const keyOf = (owner: string, name: string) => `${prefix}${owner}.${name}`

/** Sealing takes time; a draft is dropped if another was written or forgotten in the meantime. */
let decisions = 0
let isSignedOut = false

export async function readDraft({ owner, key }: DraftKey, name: string): Promise<Draft | null> {
  forgetOldDrafts()
  const sealed = sealedAt(keyOf(owner, name))
  if (!sealed || !key) return null
  try {
    const bytes = await crypto.subtle.decrypt(cipher(fromHex(sealed.iv)), await sealingKey(key), fromHex(sealed.texts))
    return { typedAt: sealed.typedAt, texts: JSON.parse(new TextDecoder().decode(bytes)) }
  } catch {
    return null
  }
}

export async function writeDraft({ owner, key }: DraftKey, name: string, { typedAt, texts }: Draft): Promise<void> {
  decisions += 1
  const decision = decisions
  if (!key || isSignedOut) return
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const bytes = new TextEncoder().encode(JSON.stringify(texts))
    const sealed = new Uint8Array(await crypto.subtle.encrypt(cipher(iv), await sealingKey(key), bytes))
    const draft: Sealed = { typedAt, id: texts.id ?? null, iv: toHex(iv), texts: toHex(sealed) }
    if (decision === decisions && !isSignedOut) localStorage.setItem(keyOf(owner, name), JSON.stringify(draft))
  } catch {
    // The form works without drafts.
  }
}

export function forgetDraft(owner: string, name: string): void {
  decisions += 1
  ignoringFailure(() => localStorage.removeItem(keyOf(owner, name)))
}

export function draftedId(owner: string, name: string): string | null {
  return sealedAt(keyOf(owner, name))?.id ?? null
}

/** Also stops keeping drafts until the next page load. */
export function forgetOwnDrafts(owner: string): void {
  isSignedOut = true
  forgetMatching((key) => key.startsWith(keyOf(owner, '')))
}

export function forgetAllDrafts(): void {
  forgetMatching(() => true)
}

export function countDrafts(): number {
  forgetOldDrafts()
  return storedDraftKeys().length
}

/** Also forgets drafts in a former format, which can no longer be read. */
function forgetOldDrafts(): void {
  const begin = Date.now() - lifetime
  forgetMatching((key) => (sealedAt(key)?.typedAt ?? 0) < begin)
}

function forgetMatching(isForgotten: (key: string) => boolean): void {
  ignoringFailure(() => {
    for (const key of storedDraftKeys()) if (isForgotten(key)) localStorage.removeItem(key)
  })
}

function storedDraftKeys(): string[] {
  return ignoringFailure(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix))) ?? []
}

function sealedAt(key: string): Sealed | null {
  return ignoringFailure(() => {
    const draft: Sealed | null = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof draft?.typedAt === 'number' && typeof draft.texts === 'string' ? draft : null
  })
}

const cipher = (iv: Uint8Array<ArrayBuffer>) => ({ name: 'AES-GCM', iv })

function sealingKey(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromHex(key), 'AES-GCM', false, ['encrypt', 'decrypt'])
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromHex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** Storage may be full, forbidden or broken; the form works without it. */
function ignoringFailure<Result>(act: () => Result): Result | null {
  try {
    return act()
  } catch {
    return null
  }
}
