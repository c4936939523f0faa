/** /dashboard/properties/:id: edit one property. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { listPictures } from '#app/data/images.server.ts'
import { findProperty, type PropertyRow, updateProperty, valuesOf } from '#app/data/properties.server.ts'
import type { PropertyValues } from '#app/domain/property.ts'
import { missingForPublishing } from '#app/domain/publish-rules.ts'
import type { Locale } from '#app/fields/field.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { rejected } from '#app/http/forms.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Crumbs } from '#app/ui/dashboard/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/page-head.tsx'
import { PropertyForm } from '#app/ui/dashboard/property-form.tsx'
import { PropertyTabs } from '#app/ui/dashboard/property-tabs.tsx'
import { SaveConflict, UnlawfulOffer } from '#app/ui/dashboard/save-notices.tsx'
import { StateBadges } from '#app/ui/dashboard/state-badges.tsx'
import {
  controlValues,
  differences,
  memberOptions,
  missingForOffer,
  namesOf,
  readPropertyForm,
} from './property-editor.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const { id = '' } = params
  const [property, pictures, members, locale] = await Promise.all([
    findProperty(context.db, id),
    listPictures(context.db, id),
    memberOptions(context.db),
    localeOf(request),
  ])
  if (!property || property.deletedAt) throw notFound()
  const values = valuesOf(property)
  return {
    id,
    version: property.version,
    savedAt: property.updatedAt,
    candidate: {
      ...values,
      pictureCount: pictures.length,
      picturesWithoutAlt: pictures.filter(({ alt }) => !alt).length,
    },
    values: controlValues(values, locale),
    members,
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  const { id = '' } = params
  const locale = await localeOf(request)
  const [form, before, pictures] = await Promise.all([
    request.formData(),
    findProperty(context.db, id),
    listPictures(context.db, id),
  ])
  if (!before || before.deletedAt) throw notFound()
  const next = form.get('next')
  if (next === 'publish') form.set('published', 'on')
  const read = await readPropertyForm(context.db, id, form, locale)
  if ('result' in read) return rejected(read.result)

  const missing = missingForOffer(read.values, pictures.length)
  const isOnline = before.published && !before.sold
  if (missing.length > 0 && isOnline && next !== 'unpublish') return unlawful(form, namesOf(missing, locale))

  const values = { ...read.values, published: read.values.published && missing.length === 0 }
  const version = Number(form.get('version'))
  const outcome = await updateProperty(context.db, id, values, Number.isInteger(version) ? version : 0, user.name)
  if (outcome === 'missing') throw notFound()
  if (outcome === 'stale') return conflict(form, await findProperty(context.db, id), read.values, locale)

  const to = next === 'close' ? paths.dashboard.properties : paths.dashboard.property(id)
  if (missing.length === 0 || next === 'unpublish') return redirectWithMessage(context, to, 'propertySaved')
  return redirectWithMessage(context, to, 'propertySavedUnpublished', { missing: namesOf(missing, locale) })
}

/** The form as it was posted, for a page that asks again without finding fault with a field. */
function asPosted(form: FormData) {
  return {
    status: 'error' as const,
    initialValue: Object.fromEntries([...form].map(([name, value]) => [name, String(value)])),
  }
}

/** An edit that would leave an online offer without something it must state is not stored silently. */
function unlawful(form: FormData, missing: string) {
  return data({ result: asPosted(form), missing }, { status: 400 })
}

/** Somebody saved in between. The page shows both; saving again is then a decision. */
function conflict(form: FormData, theirs: PropertyRow | null, mine: PropertyValues, locale: Locale) {
  if (!theirs) throw notFound()
  const { version, updatedBy } = theirs
  const change = { version, by: updatedBy, differences: differences(valuesOf(theirs), mine, locale) }
  return data({ result: asPosted(form), change }, { status: 409 })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.candidate.name }]

export default function PropertyPage() {
  const { id, version, savedAt, candidate, values, members } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('dashboard')
  const { name, propertyNumber, published, sold, pictureCount } = candidate
  const change = answer && 'change' in answer ? answer.change : undefined
  const missing = answer && 'missing' in answer ? answer.missing : undefined
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
        <StateBadges states={{ ...candidate, missingCount }} missingAt="checklist" />
      </PageHead>
      <PropertyTabs propertyId={id} pictureCount={pictureCount} current="details" />
      <PropertyForm
        key={version}
        propertyId={id}
        isNew={false}
        version={change?.version ?? version}
        lastResult={answer?.result}
        values={values}
        members={members}
        candidate={candidate}
        savedAt={savedAt}
        notice={
          change ? (
            <SaveConflict propertyId={id} {...change} />
          ) : missing ? (
            <UnlawfulOffer missing={missing} />
          ) : undefined
        }
      />
    </>
  )
}
