const longest = 80
const pair =
  /^([-+]?\d{1,3}(?:[.,]\d{1,20})?) ?°? ?N?(?: ?; ?|,? |,(?=[-+]?\d{1,3}[.,]))([-+]?\d{1,3}(?:[.,]\d{1,20})?) ?°? ?[EO]?$/i

/** Null otherwise, also for a single coordinate with a decimal comma. */
export function readPair(typed: string): { latitude: string; longitude: string } | null {
  if (typed.length > longest) return null
  const text = typed.replace(/\s+/g, ' ').trim().replace(/^\(/, '').replace(/\)$/, '')
  const [, latitude, longitude] = pair.exec(text.replaceAll('\u2212', '-')) ?? []
  return latitude && longitude ? { latitude, longitude } : null
}
