import { useLocation } from '@remix-run/react'

/** Writes the address of this page with something else asked for, from the first page on; null leaves a part out. */
export function useAddress() {
  const { pathname, search } = useLocation()
  return (changes: Readonly<Record<string, string | null>>) => {
    const asked = Object.entries({ ...Object.fromEntries(new URLSearchParams(search)), page: null, ...changes })
    const next = new URLSearchParams(asked.flatMap(([name, value]) => (value ? [[name, value]] : [])))
    return next.size > 0 ? `${pathname}?${next}` : pathname
  }
}
