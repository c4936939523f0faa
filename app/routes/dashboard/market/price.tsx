import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { priceFields } from '#app/domain/costs/list-price.ts'
import { formatForControls } from '#app/fields/format-for-control.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { ownPath } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { requireProperty } from '#app/routes/dashboard/property-acts/require-property.server.ts'
import { PricePage } from '#app/ui/dashboard/price/price-page.tsx'
import { forgetOnceSaved } from '#app/ui/form/draft.ts'
import { savePrice } from './save-price.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const { id = '' } = params
  const [property, locale] = await Promise.all([requireProperty(context.db, id), localeOf(request)])
  const { name, propertyNumber, marketType, purchasePrice, baseRent, version, hasPrepared, needsApproval } = property
  const prices = { purchasePrice, baseRent }
  return {
    title: translator(locale)('dashboard:price.title', { name }),
    property: { id, name, propertyNumber, marketType, hasPrepared, needsApproval },
    version,
    values: formatForControls<string>(priceFields[marketType], prices, locale),
    back: ownPath(new URL(request.url).searchParams.get('redirectTo'), dashboardPaths.properties),
  }
}

export async function action(args: ActionFunctionArgs) {
  const by = await requireUser(args.request, args.context)
  return savePrice(args, by)
}

export function clientAction({ serverAction, params }: ClientActionFunctionArgs) {
  return forgetOnceSaved({ scope: 'price:', id: params.id ?? '' }, () => serverAction<typeof action>())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PropertyPricePage() {
  return <PricePage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
