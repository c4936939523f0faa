import { useLocation } from '@remix-run/react'

/** Writes this page's address with changes, back on the first page; null drops a parameter. */
export function useAddress() {
  const { pathname, search } = useLocation()
  return (changes: Readonly<Record<string, string | null>>) => {
    const params = Object.entries({ ...Object.fromEntries(new URLSearchParams(search)), page: null, ...changes })
    const next = new URLSearchParams(params.flatMap(([name, value]) => (value ? [[name, value]] : [])))
    return next.size > 0 ? `${pathname}?${next}` : pathname
  }
}
