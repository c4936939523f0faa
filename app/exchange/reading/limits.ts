/** Files, archives and pictures in bytes; their parts in number; text in characters. */
const megabyte = 1024 * 1024

export const transferLimits = {
  /** Cloudflare limits posts to 100 MB. */
  file: 90 * megabyte,
  /** Stored in R2 for one connection in 24 hours. */
  perDay: 2_048 * megabyte,
  entries: 5_000,
  directory: 2 * megabyte,
  name: 500,
  inflated: 400 * megabyte,
  /** Times as large inflated: exports reach 60, a bomb 1,032. */
  density: 500,
  /** A small file may be any times as large. */
  anyDensity: megabyte,
  xml: 32 * megabyte,
  documents: 100,
  picture: 15 * megabyte,
  objects: 1_000,
  elements: 20_000,
  /** In memory at once: an object, or all whose provider is not yet known. Ordinary objects take 0.1 MB. */
  held: 12 * megabyte,
  /** In memory, of an object: files that its XML contains. */
  inline: 8 * megabyte,
  /** Elements and attributes of all documents: 1,000 ordinary objects have 600,000. */
  nodes: 1_000_000,
  /** In memory, of all documents, without files: 1,000 ordinary objects have 10 MB. */
  texts: 32 * megabyte,
  /** Elements and attributes outside objects: of the transfer and its providers. */
  aroundObjects: 100_000,
  nesting: 30,
  attributes: 60,
  text: 200_000,
  /** Input that the parser still buffers, in characters; of a file, as much as may be held. */
  buffered: 4_000_000,
} as const
