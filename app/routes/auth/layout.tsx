/** The simple layout: nothing but the page. */
import { Outlet } from '@remix-run/react'

export default function SimpleLayout() {
  return <Outlet />
}
