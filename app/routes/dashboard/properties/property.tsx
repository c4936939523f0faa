/** /dashboard/properties/:id: edit one property. */

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listPictures } from '#app/data/images.server.ts'
import { valuesOf } from '#app/data/properties.server.ts'
import { missingForPublishing, publishCandidate } from '#app/domain/publish-rules.ts'
import { readForm } from '#app/http/forms.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Crumbs } from '#app/ui/dashboard/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/page-head.tsx'
import { PropertyForm } from '#app/ui/dashboard/property-form.tsx'
import { PropertyTabs } from '#app/ui/dashboard/property-tabs.tsx'
import { checklistId } from '#app/ui/dashboard/publish-checklist.tsx'
import { SaveNotice } from '#app/ui/dashboard/save-notices.tsx'
import { StateBadges } from '#app/ui/dashboard/state-badges.tsx'
import { controlValues, memberOptions, requireProperty, saveProperty } from './editor.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const { id = '' } = params
  const [property, pictures, members, locale] = await Promise.all([
    requireProperty(context.db, id),
    listPictures(context.db, id),
    memberOptions(context.db),
    localeOf(request),
  ])
  const values = valuesOf(property)
  return {
    id,
    version: property.version,
    savedAt: property.updatedAt,
    candidate: publishCandidate(values, pictures),
    values: controlValues(values, locale),
    members,
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  return saveProperty({ context, id: params.id ?? '', form, locale, by: user.name })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.candidate.name }]

export default function PropertyPage() {
  const { id, version, savedAt, candidate, values, members } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('dashboard')
  const { name, propertyNumber, published, sold, pictureCount } = candidate
  const missingCount = sold ? 0 : missingForPublishing(candidate).length
  return (
    <>
      <Crumbs steps={[{ label: t('properties.title'), to: paths.dashboard.properties }, { label: propertyNumber }]} />
      <PageHead
        title={name}
        action={
          published ? (
            <ButtonLink variant="quiet" to={sold ? paths.reference(id) : paths.offer(id)} reloadDocument>
              {t('property.view')}
            </ButtonLink>
          ) : undefined
        }
      >
        <StateBadges states={{ ...candidate, missingCount }} missingAt={checklistId} />
      </PageHead>
      <PropertyTabs propertyId={id} pictureCount={pictureCount} current="details" />
      <PropertyForm
        propertyId={id}
        isNew={false}
        version={answer?.change?.version ?? version}
        lastResult={answer?.result}
        values={values}
        members={members}
        candidate={candidate}
        savedAt={savedAt}
        notice={<SaveNotice propertyId={id} {...answer} />}
      />
    </>
  )
}
