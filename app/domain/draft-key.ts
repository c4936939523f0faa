/** Whose drafts a browser keeps, and what it seals them with. */
export interface DraftKey {
  /** The id of the user. */
  owner: string
  /** 32 bytes as hexadecimal digits. Without one, no drafts are kept. */
  key: string | null
}
