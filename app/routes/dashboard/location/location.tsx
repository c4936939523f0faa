import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { requireUser } from '#app/http/access/session.server.ts'
import { LocationPage } from '#app/ui/dashboard/location/location-page.tsx'
import { forgetOnceSaved } from '#app/ui/form/draft.ts'
import { loadLocation } from './load-location.server.ts'
import { saveLocation } from './save-location.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args.request, args.context)
  return loadLocation(args)
}

export async function action(args: ActionFunctionArgs) {
  const by = await requireUser(args.request, args.context)
  return saveLocation(args, by)
}

export function clientAction({ serverAction, params }: ClientActionFunctionArgs) {
  return forgetOnceSaved({ scope: 'location:', id: params.id ?? '' }, () => serverAction<typeof action>())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PropertyLocationPage() {
  return <LocationPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
