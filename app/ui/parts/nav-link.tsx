import { Link, type LinkProps, useLocation } from '@remix-run/react'

interface NavLinkProps extends LinkProps {
  to: string
  /** Not marked on the pages below it. */
  end?: boolean
}

/** Marked on its own page and on those below it. Remix's brings pending states and view transitions along. */
export function NavLink({ to, end = false, ...props }: NavLinkProps) {
  const { pathname } = useLocation()
  const path = `${pathname.toLowerCase()}${pathname.endsWith('/') ? '' : '/'}`
  const isCurrent = end ? path === `${to}/` : path.startsWith(`${to}/`)
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...props} />
}
