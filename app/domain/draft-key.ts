/** Whose drafts a browser keeps, and the key that encrypts them. */
export interface DraftKey {
  owner: string
  /** 32 bytes in hexadecimal. Without a key, no drafts are kept. */
  key: string | null
}
