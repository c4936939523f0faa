/**
 * Wraps data that a document shows and scripts need not have once more: the server writes it into the page, and hydration
 * keeps what is there. Only answers to scripts, which build the page themselves, contain it as `value`.
 */
export function forDocument<Value>(request: Request, value: Value): { value?: Value } {
  const isDocument = request.headers.get('Accept')?.includes('text/html') ?? false
  // What is not enumerable is not serialized.
  return Object.defineProperty({}, 'value', { value, enumerable: !isDocument })
}
