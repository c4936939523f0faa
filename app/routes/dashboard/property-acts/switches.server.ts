import { dashboardPaths } from '#app/paths/dashboard.ts'
import { actingOnProperty } from './acts.server.ts'

const switches = {
  highlighted: { path: dashboardPaths.highlight, on: 'propertyHighlighted', off: 'propertyUnhighlighted' },
  published: { path: dashboardPaths.visibility, on: 'propertyPublished', off: 'propertyUnpublished' },
  reserved: { path: dashboardPaths.reservation, on: 'propertyReserved', off: 'propertyUnreserved' },
} as const

/** The action of a form that posts `<name>=on` or `<name>=off`. */
export function switching(name: keyof typeof switches) {
  return actingOnProperty((form) => switchTo(name, form.get(name) === 'on'))
}

export function switchTo(name: keyof typeof switches, isOn: boolean) {
  const { path, on, off } = switches[name]
  return {
    change: { [name]: isOn },
    message: () => (isOn ? on : off),
    undo: ({ id }: { id: string }) => ({ action: path(id), fields: { [name]: isOn ? 'off' : 'on' } }),
  }
}
