import { postsOnly } from '#app/http/access/session.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { actingOnProperty } from './acts.server.ts'

export const loader = postsOnly

export const action = actingOnProperty(() => ({
  change: { trashed: true },
  message: () => 'propertyTrashed',
  undo: ({ id, published }) => ({
    action: dashboardPaths.restore(id),
    fields: { ...(published && { published: 'on' }) },
  }),
}))

export default NoPage
