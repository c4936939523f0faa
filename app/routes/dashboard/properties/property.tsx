/** /dashboard/properties/:id: edits one property. */

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from '@remix-run/react'
import { findDraftKey } from '#app/data/access/draft-keys.server.ts'
import { findRuleDate } from '#app/data/agency/settings.server.ts'
import { listPictures } from '#app/data/pictures/images.server.ts'
import { findProperty, valuesOf } from '#app/data/properties/properties.server.ts'
import { doubtsAbout } from '#app/domain/properties/plausibility.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import { publishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { missingForPublishing } from '#app/domain/properties/publish-rules.ts'
import { isPhone } from '#app/domain/viewport.ts'
import { formatForControls } from '#app/fields/format.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { viewportOf } from '#app/http/viewport.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { PropertyForm } from '#app/ui/dashboard/property/property-form.tsx'
import { PropertyTabs } from '#app/ui/dashboard/property/property-tabs.tsx'
import { checklistId } from '#app/ui/dashboard/property/publish-checklist.tsx'
import { StateBadges } from '#app/ui/dashboard/property/state-badges.tsx'
import { forgetOnceSaved } from '#app/ui/form/draft.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { memberOptions, saveProperty } from './editor.server.ts'
import { isStranded } from './save-answers.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context)
  const { id = '' } = params
  const [property, pictures, members, drafts, locale, on] = await Promise.all([
    findProperty(context.db, id),
    listPictures(context.db, id),
    memberOptions(context.db),
    findDraftKey(context.db, user.id),
    localeOf(request),
    findRuleDate(context.db),
  ])
  const isFolded = isPhone(viewportOf(request))
  if (isStranded(context)) {
    return { id, version: 0, savedAt: null, candidate: null, doubts: [], values: {}, members, drafts, isFolded, on }
  }
  if (!property || property.deletedAt) throw notFound()
  const values = valuesOf(property)
  const t = translator(locale)
  return {
    id,
    version: property.version,
    savedAt: property.updatedAt,
    candidate: publishCandidate(values, pictures),
    doubts: doubtsAbout(values).map(({ name, fields }) => ({ text: t(`forms:plausibility.${name}`), fields })),
    values: formatForControls(propertyFields, values, locale),
    members,
    drafts,
    isFolded,
    on,
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  return saveProperty({ context, id: params.id ?? '', form, locale, by: user })
}

export function clientAction({ serverAction, params }: ClientActionFunctionArgs) {
  return forgetOnceSaved(params.id ?? '', () => serverAction<typeof action>())
}

/** A property that is gone cannot be loaded again; its form keeps what was loaded before. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionResult?.gone ? false : defaultShouldRevalidate
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.candidate?.name ?? data?.id }]

export default function PropertyPage() {
  const { candidate: stored, ...loaded } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('dashboard')
  // Of a property that was removed in the meantime, only the form is left.
  const candidate = answer?.gone ? null : stored
  const typed = answer?.result.initialValue
  return (
    <>
      <Crumbs
        steps={[
          { label: t('properties.title'), to: paths.dashboard.properties },
          { label: candidate?.propertyNumber ?? String(typed?.propertyNumber ?? loaded.id) },
        ]}
      />
      <PageHead
        title={candidate?.name ?? String(typed?.name ?? loaded.id)}
        action={candidate?.published ? <WebsiteLink id={loaded.id} sold={candidate.sold} /> : undefined}
      >
        {candidate ? (
          <StateBadges
            states={{
              ...candidate,
              missingCount: candidate.sold ? 0 : missingForPublishing(candidate, loaded.on).length,
            }}
            missingAt={checklistId}
          />
        ) : null}
      </PageHead>
      {candidate ? (
        <PropertyTabs propertyId={loaded.id} pictureCount={candidate.pictureCount} current="details" />
      ) : null}
      <PropertyForm {...loaded} propertyId={loaded.id} isNew={false} candidate={candidate} answer={answer} />
    </>
  )
}

function WebsiteLink({ id, sold }: { id: string; sold: boolean }) {
  const { t } = useTranslation('dashboard')
  return (
    <ButtonLink variant="quiet" to={sold ? paths.reference(id) : paths.offer(id)} reloadDocument>
      {t('property.view')}
    </ButtonLink>
  )
}
