import { dashboardPaths } from '#app/paths/dashboard.ts'
import { actingOnProperty } from './acts.server.ts'

const switches = {
  highlighted: { path: dashboardPaths.highlight, on: 'propertyHighlighted', off: 'propertyUnhighlighted' },
  published: { path: dashboardPaths.visibility, on: 'propertyPublished', off: 'propertyUnpublished' },
  reserved: { path: dashboardPaths.reservation, on: 'propertyReserved', off: 'propertyUnreserved' },
} as const

/** The action of a form that posts `<name>=on` or `<name>=off`. */
export function switching(name: keyof typeof switches) {
  const { path, on, off } = switches[name]
  return actingOnProperty((form) => {
    const isOn = form.get(name) === 'on'
    return {
      change: { [name]: isOn },
      message: () => (isOn ? on : off),
      undo: ({ id }) => ({ action: path(id), fields: { [name]: isOn ? 'off' : 'on' } }),
    }
  })
}
