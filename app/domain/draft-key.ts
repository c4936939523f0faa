export interface DraftKey {
  owner: string
  /** bytes in hexadecimal; null if no drafts are kept. */
  key: string | null
}
