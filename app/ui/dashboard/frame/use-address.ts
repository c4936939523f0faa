import { useLocation } from '@remix-run/react'

/** This page's address with changes, on the first page; null removes a parameter. */
export function useAddress() {
  const { pathname, search } = useLocation()
  return (changes: Readonly<Record<string, string | null>>) => {
    const params = Object.entries({ ...Object.fromEntries(new URLSearchParams(search)), page: null, ...changes })
    const next = new URLSearchParams(params.flatMap(([name, value]) => (value ? [[name, value]] : [])))
    return next.size > 0 ? `${pathname}?${next}` : pathname
  }
}
