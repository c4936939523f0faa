/** A worker cannot lay out text, so the font's widths are listed here. */

/** Figtree 500, in hundredths of its size. */
const widths = new Map<string, number>()
for (const [letters, width] of [
  ["'|.", 22],
  ['lij,!', 26],
  [' :;I\\łi', 28],
  ['([{)]}/"rf', 38],
  ['-*1t', 44],
  ['^_sz', 49],
  ['kxø#$đ', 50],
  ['acvßy', 55],
  ['Je?', 55],
  ['–FTPLnuhq239', 58],
  ['bdgop5640SBEZ78KRYX<=>+&', 63],
  ['ACDV', 73],
  ['HNUGæ', 77],
  ['OQœw', 80],
  ['Mm%', 87],
  ['W@', 100],
] as const) {
  for (const letter of letters) widths.set(letter, width)
}

const unknown = 100

export function textWidth(text: string, size: number, spacing = 0): number {
  let sum = 0
  // Combining accents take no width.
  for (const letter of text.normalize('NFD').replace(/\p{M}+/gu, '')) sum += widths.get(letter) ?? unknown
  return (sum * size) / 100 + spacing * text.length
}
