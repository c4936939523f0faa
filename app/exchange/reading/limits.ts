/** What a transfer may hold. In bytes, unless a name says otherwise. */
const megabyte = 1024 * 1024

export const transferLimits = {
  /** Cloudflare's plans take posts of 100 MB in all. */
  file: 90 * megabyte,
  /** Of one connection in 24 hours: what it puts into R2. */
  perDay: 2_048 * megabyte,
  /** Of the archive, in number. */
  entries: 5_000,
  /** Of the archive: what lists its entries. */
  directory: 2 * megabyte,
  /** Of an entry. */
  name: 500,
  /** All entries together. */
  inflated: 400 * megabyte,
  /** All documents together. */
  xml: 32 * megabyte,
  /** In number: each costs reads of its own. */
  documents: 100,
  picture: 15 * megabyte,
  /** In number. */
  objects: 1_000,
  /** Of one object: a hundred times as many as anybody sends, and few enough to be held. */
  elements: 20_000,
  /** Of objects that came before their provider has said who it is: these are held together. */
  unnamed: 200_000,
  /** Elements and attributes of one document. */
  nodes: 1_500_000,
  /** Elements within each other. */
  nesting: 30,
  /** Of one element. */
  attributes: 60,
  /** Of one element, in characters; of one that holds a file, in base64. */
  text: 200_000,
  base64: 20 * megabyte,
  /** What the parser has not passed on yet, in characters: a comment, an attribute. */
  unheard: 4_000_000,
} as const
