/** /dashboard/team/:id/removal: removes somebody from the team, after asking. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { countResponsibilities, type Responsibility } from '#app/data/entries/team-members.server.ts'
import type { Locale } from '#app/fields/field.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { removalConfirmation, removeFromList } from '#app/routes/dashboard/entries/entry-acts.server.ts'
import { teamKind } from '#app/routes/dashboard/entries/entry-kinds.server.ts'
import { ConfirmView } from '#app/ui/dashboard/frame/confirmation.tsx'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const { id = '' } = params
  return removalConfirmation(teamKind, id, request, context, async (name) => {
    const [responsibilities, locale] = await Promise.all([countResponsibilities(context.db), localeOf(request)])
    const responsibility = responsibilities.get(id)
    return responsibility ? [responsibilityText(name, responsibility, locale)] : []
  })
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  return removeFromList(teamKind, params.id ?? '', context, user)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function TeamMemberRemovalPage() {
  return <ConfirmView {...useLoaderData<typeof loader>().confirmation} />
}

function responsibilityText(name: string, { properties, online }: Responsibility, locale: Locale): string {
  const t = translator(locale)
  const responsible = t('forms:entries.removal.team.responsible', { name, count: properties })
  const stay = t('forms:entries.removal.team.stay', { count: properties })
  if (online === 0) return `${responsible} ${stay}`
  const visible =
    properties === 1
      ? t('forms:entries.removal.team.isOnline')
      : t('forms:entries.removal.team.online', { count: online })
  return `${responsible} ${visible} ${stay}`
}
