/**
 * Data that hydration finds in the document is not serialised again. Only responses to scripts contain it as `value`.
 */
export function forDocument<Value>(request: Request, value: Value): { value?: Value } {
  const isDocument = request.headers.get('Accept')?.includes('text/html') ?? false
  // Properties that are not enumerable are not serialised.
  return Object.defineProperty({}, 'value', { value, enumerable: !isDocument })
}
