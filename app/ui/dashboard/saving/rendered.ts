/**
 * Data that a document shows and scripts need not have once more: the server writes it into the page, and hydration keeps
 * what stands there. Answers to scripts, which build the page themselves, carry it.
 */
export interface Rendered<Value> {
  /** Undefined while scripts take over a page that the server has written. */
  value?: Value
}

export function forDocument<Value>(request: Request, value: Value): Rendered<Value> {
  const isDocument = request.headers.get('Accept')?.includes('text/html') ?? false
  // What is not enumerable is not serialized.
  return Object.defineProperty({}, 'value', { value, enumerable: !isDocument })
}
