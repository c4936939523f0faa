import type { ReactNode } from 'react'
import panel from '#app/ui/dashboard/enquiry-panel.module.css'

export function AddressPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={panel.panel}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
