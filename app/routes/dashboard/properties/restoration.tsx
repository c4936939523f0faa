/** POST /dashboard/properties/:id/history/:version/restoration: brings back what a save replaced, or one `field` of it. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { valuesOf } from '#app/data/properties/properties.server.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import { readRestoration } from '#app/routes/dashboard/saving/restoration.server.ts'
import { PropertyPage } from '#app/ui/dashboard/property/property-page.tsx'
import { requireProperty, saveProperty } from './editor.server.ts'
import { actsOfTheirOwn } from './history.server.ts'
import { loadProperty } from './load-property.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  return loadProperty(params.id ?? '', request, context)
}

export async function action(args: ActionFunctionArgs) {
  const { request, params, context } = args
  const by = await requireUser(request, context)
  const { id = '' } = params
  const row = await requireProperty(context.db, id)
  const page = paths.dashboard.history(id)
  const { form, onSaved } = await readRestoration(args, {
    subject: { kind: 'property', id },
    fields: propertyFields,
    present: { version: row.version, values: valuesOf(row) },
    page,
    left: actsOfTheirOwn,
  })
  return saveProperty({
    context,
    id,
    form,
    locale: await localeOf(request),
    by,
    onSaved: (version, missing) =>
      missing
        ? redirectWithMessage(context, page, 'valuesRestoredUnpublished', { missing }, { tone: 'warn' })
        : onSaved(version),
  })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.candidate?.name ?? data?.id }]

export default function PropertyRestorationPage() {
  return <PropertyPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
