/** Numbers with what people write between and around them: "(Büro) 040 1234567 oder 0170 7654321". */
export function isTelephone(text: string): boolean {
  const digits = text.match(/\d/g)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (!written.test(text) || digits === 0) return false
  return letters === 0 || (digits >= fewestDigits && digits >= letters && !glued.test(text))
}

const written = /^[\p{L}\d(+][\p{L}\d ()[\]/.,;:|&+\u00b7\u2022-]{2,59}$/u
/** Beside words; fewer are a floor or a time. */
const fewestDigits = 6
/** "0800GIEBEL" is dialled otherwise, and "giebel.example" is an address. */
const glued = /\p{L}\d|\d\p{L}|\.\p{L}|\/\//u
