import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { renewRecoveryCodes } from '#app/data/access/recovery-codes.server.ts'
import { findAgency } from '#app/data/agency/settings.server.ts'
import { writeRecoveryCode } from '#app/domain/access/second-factor.ts'
import { requireConfirmedUser } from '#app/http/access/session.server.ts'
import { redirectTo } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { RecoveryCodes } from '#app/ui/dashboard/access/recovery-codes.tsx'
import { ConfirmView } from '#app/ui/dashboard/frame/confirmation.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireConfirmedUser(request, context)
  const [{ agencyName }, locale] = await Promise.all([findAgency(context.db), localeOf(request)])
  const { title, text, submit } = translator(locale)('dashboard:secondFactor.codes.question', { returnObjects: true })
  return { agencyName, confirmation: { title, text: [text], submit, back: dashboardPaths.secondFactor } }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id, hasSecondFactor } = await requireConfirmedUser(request, context)
  if (!hasSecondFactor) return redirectTo(context, dashboardPaths.secondFactor)
  return data({ codes: (await renewRecoveryCodes(context.db, id)).map(writeRecoveryCode) })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.confirmation.title }]

export default function RecoveryCodesPage() {
  const { agencyName, confirmation } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('dashboard')
  if (!answer) return <ConfirmView {...confirmation} />
  return (
    <RecoveryCodes
      codes={answer.codes}
      agencyName={agencyName}
      notice={t('secondFactor.codes.renewed')}
      next={dashboardPaths.secondFactor}
    />
  )
}
