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
  /** Elements held in memory until their provider is known. */
  unnamed: 200_000,
  /** Elements and attributes of a document. */
  nodes: 1_000_000,
  /** Of those, outside objects: of the transfer and its providers. */
  aroundObjects: 100_000,
  nesting: 30,
  attributes: 60,
  text: 200_000,
  base64: 20 * megabyte,
  /** Text that the parser still buffers, in characters. */
  buffered: 4_000_000,
} as const
