import { postsOnly } from '#app/http/access/session.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { actingOnProperty } from './acts.server.ts'

export const loader = postsOnly

export const action = actingOnProperty((form) => ({
  change: { trashed: false, published: form.get('published') === 'on' },
  message: () => 'propertyRestored',
  offlineMessage: () => 'propertyRestoredUnpublished',
  undo: ({ id }) => ({ action: dashboardPaths.trash(id), fields: {} }),
}))

export default NoPage
