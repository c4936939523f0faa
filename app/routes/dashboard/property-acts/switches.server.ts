import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { requireUser } from '#app/http/access/session.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { actOnProperty } from './acts.server.ts'

const switches = {
  highlighted: { path: dashboardPaths.highlight, on: 'propertyHighlighted', off: 'propertyUnhighlighted' },
  published: { path: dashboardPaths.visibility, on: 'propertyPublished', off: 'propertyUnpublished' },
  reserved: { path: dashboardPaths.reservation, on: 'propertyReserved', off: 'propertyUnreserved' },
} as const

/** The action of a form that posts `<name>=on` or `<name>=off`. */
export function switching(name: keyof typeof switches) {
  const { path, on, off } = switches[name]
  return async (args: ActionFunctionArgs) => {
    const by = await requireUser(args.request, args.context)
    const form = await readForm(args.request)
    const isOn = form.get(name) === 'on'
    return actOnProperty(args, {
      form,
      by,
      change: { [name]: isOn },
      message: isOn ? on : off,
      undo: ({ id }) => ({ action: path(id), fields: { [name]: isOn ? 'off' : 'on' } }),
    })
  }
}
