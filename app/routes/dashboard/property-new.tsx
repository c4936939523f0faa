/** /dashboard/properties/new: create a property. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { newId } from '#app/data/database.server.ts'
import { createProperty } from '#app/data/properties.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { rejected } from '#app/http/forms.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import { Crumbs } from '#app/ui/dashboard/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/page-head.tsx'
import { PropertyForm } from '#app/ui/dashboard/property-form.tsx'
import {
  emptyControlValues,
  memberOptions,
  missingForOffer,
  namesOf,
  readPropertyForm,
} from './property-editor.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const locale = await localeOf(request)
  return {
    title: translator(locale)('dashboard:property.newTitle'),
    id: newId(),
    values: emptyControlValues(locale),
    members: await memberOptions(context.db),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  const locale = await localeOf(request)
  const form = await request.formData()
  // The id comes with the form, so that a post that is sent twice makes one property.
  const posted = String(form.get('id'))
  const id = /^[0-9a-z]{12}$/.test(posted) ? posted : newId()
  const read = await readPropertyForm(context.db, id, form, locale)
  if ('result' in read) return rejected(read.result)
  const missing = missingForOffer(read.values, 0)
  const published = read.values.published && missing.length === 0
  await createProperty(context.db, id, { ...read.values, published }, user.name)
  const to = form.get('next') === 'close' ? paths.dashboard.properties : paths.dashboard.property(id)
  if (missing.length === 0) return redirectWithMessage(context, to, 'propertyCreated')
  return redirectWithMessage(context, to, 'propertySavedUnpublished', { missing: namesOf(missing, locale) })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function NewPropertyPage() {
  const { id, values, members } = useLoaderData<typeof loader>()
  const rejected = useActionData<typeof action>()
  const { t } = useTranslation('dashboard')
  return (
    <>
      <Crumbs
        steps={[{ label: t('properties.title'), to: paths.dashboard.properties }, { label: t('property.newTitle') }]}
      />
      <PageHead title={t('property.newTitle')} />
      <PropertyForm
        propertyId={id}
        isNew
        version={0}
        lastResult={rejected?.result}
        values={values}
        members={members}
        candidate={null}
        savedAt={null}
      />
    </>
  )
}
