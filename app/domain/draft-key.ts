export interface DraftKey {
  owner: string
  /** 32 bytes in hexadecimal; null if no drafts are kept. */
  key: string | null
}
