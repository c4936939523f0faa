/** `sold=on` marks it as sold, `published=on` publishes it; undo restores the former month through `soldOn`. */
import { readMonth } from '#app/fields/read-date.ts'
import { postsOnly } from '#app/http/access/session.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { actingOnProperty } from './acts.server.ts'

export const loader = postsOnly

export const action = actingOnProperty((form) => {
  const sold = form.get('sold') === 'on'
  return {
    change: {
      sold,
      soldOn: sold ? postedMonth(form) : null,
      ...(sold && form.get('published') === 'on' && { published: true }),
    },
    message: sold ? 'propertySold' : 'propertyUnsold',
    offlineMessage: 'propertyUnsoldUnpublished',
    undo: ({ id, published, soldOn }) => ({
      action: dashboardPaths.sale(id),
      fields: sold ? { sold: 'off' } : { sold: 'on', ...(soldOn && { soldOn }), ...(published && { published: 'on' }) },
    }),
  }
})

function postedMonth(form: FormData): string | null {
  const posted = form.get('soldOn')
  return (typeof posted === 'string' && posted.length <= 20 && readMonth(posted)) || null
}

export default NoPage
