/** `sold=on` marks it as sold, `published=on` publishes it; undo restores what the sale has ended. */
import { postsOnly } from '#app/http/access/session.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { actingOnProperty } from './acts.server.ts'
import { formerStage, postedMonth } from './stage-acts.server.ts'

export const loader = postsOnly

export const action = actingOnProperty((form) => {
  const sold = form.get('sold') === 'on'
  return {
    change: {
      sold,
      soldOn: sold ? postedMonth(form) : null,
      ...(sold && form.get('published') === 'on' && { published: true }),
    },
    message: () => (sold ? 'propertySold' : 'propertyUnsold'),
    offlineMessage: () => 'propertyUnsoldUnpublished',
    undo: (property) =>
      property.sold === sold
        ? { action: dashboardPaths.sale(property.id), fields: { sold: sold ? 'off' : 'on' } }
        : formerStage(property),
  }
})

export default NoPage
