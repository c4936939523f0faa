import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { inviteUser } from '#app/data/access/user-changes.server.ts'
import { newId } from '#app/data/database.server.ts'
import { invitationFields } from '#app/domain/access/user.ts'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { parseForm, postedId, type RejectedForm, readForm } from '#app/http/forms/forms.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { UserForm } from '#app/ui/dashboard/access/user-form.tsx'
import { UserLink } from '#app/ui/dashboard/access/user-link.tsx'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { forgetOnceSaved } from '#app/ui/form/draft.ts'
import { mailInvitation, makePasswordLink, type PasswordLink } from './link.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  return { title: translator(await localeOf(request))('dashboard:users.newTitle'), id: newId() }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const by = await requireAdmin(request, context)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  const id = postedId(form)
  const submission = parseForm(form, invitationFields, locale)
  if (submission.status !== 'success') return answer({ id, result: submission.reply() }, 400)
  if (!(await inviteUser(context.db, { id, ...submission.value }, by))) {
    const fieldErrors = { email: [translator(locale)('forms:users.emailTaken')] }
    return answer({ id, result: submission.reply({ fieldErrors }) }, 400)
  }
  const user = { id, ...submission.value }
  const link = await makePasswordLink(request, context, user)
  const isMailed = await mailInvitation(request, context, user, { by: by.name, kind: 'invited' })
  return answer({ id, link, mailedTo: isMailed ? user.email : null })
}

function answer(
  given: { id: string; result?: RejectedForm; link?: PasswordLink; mailedTo?: string | null },
  status = 200,
) {
  return data(given, { status })
}

/** The response with the link is not a redirect, which would delete the form's draft. */
export async function clientAction({ serverAction, request }: ClientActionFunctionArgs) {
  const id = String((await request.clone().formData()).get('id'))
  const save = () => serverAction<typeof action>()
  return forgetOnceSaved({ scope: 'user:', id }, save, ({ link }) => link !== undefined)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function NewUserPage() {
  const { id: newId } = useLoaderData<typeof loader>()
  const { id = newId, result, link, mailedTo = null } = useActionData<typeof action>() ?? {}
  const { t } = useTranslation('dashboard')
  return (
    <>
      <Crumbs steps={[{ label: t('users.title'), to: dashboardPaths.users }, { label: t('users.newTitle') }]} />
      {link ? (
        <UserLink link={link} isInvitation mailedTo={mailedTo} />
      ) : (
        <>
          <PageHead title={t('users.newTitle')} lead={t('users.newLead')} />
          <UserForm
            page={dashboardPaths.newUser}
            newId={id}
            values={{ role: 'editor' }}
            answer={result && { version: 0, result }}
            submit={t('users.submit')}
          />
        </>
      )}
    </>
  )
}
