import type { MetaDescriptor } from '@remix-run/cloudflare'

/** For pages that search engines must not list. */
export function unlistedMeta({ data }: { data: { title: string; description?: string } | undefined }) {
  const { title, description } = data ?? {}
  const meta: MetaDescriptor[] = [{ title }, { name: 'robots', content: 'noindex, nofollow' }]
  return description ? [...meta, { name: 'description', content: description }] : meta
}
