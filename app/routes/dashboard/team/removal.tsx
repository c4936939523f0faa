/** /dashboard/team/:id/removal: removes somebody in the team, after asking. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { countResponsibilities, type Responsibility } from '#app/data/team-members.server.ts'
import type { Locale } from '#app/fields/field.ts'
import { removalQuestion, removeFromList } from '#app/http/entry-acts.server.ts'
import { teamKind } from '#app/http/entry-kinds.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { ConfirmView } from '#app/ui/dashboard/confirmation.tsx'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const { id = '' } = params
  return removalQuestion(teamKind, id, request, context, async (name) => {
    const [responsibilities, locale] = await Promise.all([countResponsibilities(context.db), localeOf(request)])
    const responsibility = responsibilities.get(id)
    return responsibility ? [responsibilityText(name, responsibility, locale)] : []
  })
}

function responsibilityText(name: string, { properties, online }: Responsibility, locale: Locale): string {
  const t = translator(locale)
  const text = t('forms:entries.removal.team.responsible', { name, count: properties })
  if (online === 0) return text
  const more = properties === 1 ? 'onlyOneOnline' : 'online'
  return `${text} ${t(`forms:entries.removal.team.${more}`, { count: online })}`
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  return removeFromList(teamKind, params.id ?? '', context, user.name)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function TeamMemberRemovalPage() {
  return <ConfirmView {...useLoaderData<typeof loader>().confirmation} />
}
