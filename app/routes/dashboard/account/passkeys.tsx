import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listPasskeys, mostPasskeys } from '#app/data/access/passkeys.server.ts'
import { passkeyFields } from '#app/domain/access/second-factor.ts'
import { registerPasskey } from '#app/http/access/passkeys.server.ts'
import { requireConfirmedUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { parseForm, readForm, rejected } from '#app/http/forms/forms.server.ts'
import { logEvent } from '#app/http/log.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { AddPasskey, PasskeyList } from '#app/ui/dashboard/access/passkeys.tsx'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, hasSecondFactor } = await requireConfirmedUser(request, context)
  const passkeys = await listPasskeys(context.db, id)
  const title = translator(await localeOf(request))('dashboard:secondFactor.passkeys.title')
  return { title, hasSecondFactor, passkeys, isFull: passkeys.length >= mostPasskeys, most: mostPasskeys }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireConfirmedUser(request, context)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  const submission = parseForm(form, passkeyFields, locale)
  if (submission.status !== 'success') return rejected(submission.reply())
  const { name } = submission.value
  if (!(await registerPasskey(form.get('credential'), name, request, context, user))) {
    const formErrors = [translator(locale)('dashboard:secondFactor.passkeys.refused')]
    return rejected(submission.reply({ formErrors }))
  }
  logEvent('passkeyAdded', request, context, { user: user.id })
  return redirectWithMessage(context, dashboardPaths.passkeys, 'passkeyAdded', { name })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PasskeysPage() {
  const { title, hasSecondFactor, passkeys, isFull, most } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('dashboard')
  const { account, secondFactor } = dashboardPaths
  return (
    <>
      <Crumbs
        steps={[
          { label: t('account.title'), to: account },
          { label: t('secondFactor.title'), to: secondFactor },
          { label: title },
        ]}
      />
      <PageHead title={title} lead={t('secondFactor.passkeys.lead')} />
      <PasskeyList passkeys={passkeys} />
      {!hasSecondFactor ? (
        <p>{t('secondFactor.passkeys.appFirst')}</p>
      ) : isFull ? (
        <p>{t('secondFactor.passkeys.tooMany', { max: most })}</p>
      ) : (
        <AddPasskey key={passkeys.length} lastResult={answer?.result} />
      )}
    </>
  )
}
