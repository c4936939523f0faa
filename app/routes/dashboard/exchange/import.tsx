/** A post shows another page of the dry run (`?show=`, `?page=`) and carries the decisions along; nothing is stored. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireUser } from '#app/http/access/session.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { ImportPage } from '#app/ui/dashboard/exchange/import-page.tsx'
import { importAnswer } from './import-view.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  return importAnswer(request, params.id, context, null)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(request, context)
  return importAnswer(request, params.id, context, await readForm(request))
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ImportRoute() {
  const loaded = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return <ImportPage {...(posted ?? loaded)} />
}
