import type { MetaDescriptor } from '@remix-run/cloudflare'

/** For pages that search engines must not list. */
export function unlistedMeta({ data }: { data: { title: string } | undefined }): MetaDescriptor[] {
  return [{ title: data?.title }, { name: 'robots', content: 'noindex, nofollow' }]
}
