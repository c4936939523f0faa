export async function* listPages(bucket: R2Bucket, options: R2ListOptions): AsyncGenerator<R2Objects> {
  let cursor: string | undefined
  do {
    const page = await bucket.list({ ...options, cursor })
    yield page
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
}
