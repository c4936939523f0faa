import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from '@remix-run/react'
import { requireUser } from '#app/http/access/session.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { leftListOf } from '#app/paths/left-list.ts'
import { saveProperty } from '#app/routes/dashboard/property-saving/editor.server.ts'
import { PropertyPage } from '#app/ui/dashboard/property/property-page.tsx'
import { forgetOnceSaved } from '#app/ui/form/draft.ts'
import { findListPlace, leftListPath } from './list-place.server.ts'
import { loadProperty } from './load-property.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const { id = '' } = params
  const [loaded, place] = await Promise.all([loadProperty(id, request, context), findListPlace(context, request, id)])
  return { ...loaded, list: leftListPath(request), place }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  const left = { search: leftListOf(new URL(request.url).search), list: leftListPath(request) }
  return saveProperty({ context, id: params.id ?? '', form, locale, by: user, left })
}

export function clientAction({ serverAction, params }: ClientActionFunctionArgs) {
  return forgetOnceSaved({ scope: '', id: params.id ?? '' }, () => serverAction<typeof action>())
}

/** Reloading would replace the refused form, or remove it if the property is gone. */
export function shouldRevalidate({ actionStatus = 200 }: ShouldRevalidateFunctionArgs) {
  return actionStatus < 400
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.candidate?.name ?? data?.id }]

export default function StoredPropertyPage() {
  return <PropertyPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
