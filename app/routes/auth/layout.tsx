import { Outlet } from '@remix-run/react'

export default function SimpleLayout() {
  return <Outlet />
}
