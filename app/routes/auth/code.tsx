import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { isBlank } from '#app/fields/schema.server.ts'
import { findChallenged, submitSecondFactor, WrongCode } from '#app/http/access/second-factor.server.ts'
import { findUser } from '#app/http/access/session.server.ts'
import { signInPageData } from '#app/http/access/sign-in-page.server.ts'
import { retryHeaders, TooManyAttempts, tooManyRequests, waitText } from '#app/http/access/throttle.server.ts'
import { formText, readForm } from '#app/http/forms/forms.server.ts'
import { parseInterruptedPost } from '#app/http/forms/interrupted-post.server.ts'
import { ownPath, redirectTo } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { CodeForm } from '#app/ui/access/code-form.tsx'
import { SignInView } from '#app/ui/access/sign-in-view.tsx'
import { GoOnForm } from '#app/ui/form/go-on-form.tsx'
import { unlistedMeta } from '#app/ui/sections/unlisted-meta.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const target = ownPath(new URL(request.url).searchParams.get('redirectTo'), dashboardPaths.overview)
  const asked = await findChallenged(request, context)
  if (!asked && (await findUser(request, context))) throw redirect(target)
  const t = translator(await localeOf(request))
  return {
    redirectTo: target,
    title: t(asked ? 'dashboard:secondFactor.ask.title' : 'dashboard:signIn.title'),
    asked: asked && { isSignedIn: asked.isSignedIn },
    ...(await signInPageData(context)),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const target = ownPath(form.get('redirectTo'), dashboardPaths.overview)
  const interrupted = parseInterruptedPost(form.get('interrupted'))
  const locale = await localeOf(request)
  const t = translator(locale)
  const isRecovery = isBlank(formText(form, 'code')) && !isBlank(formText(form, 'recoveryCode'))
  const refuse = (error: string, init: ResponseInit) =>
    data({ rejected: { redirectTo: target, interrupted, error, isRecovery } }, init)
  try {
    const asked = await findChallenged(request, context)
    if (!asked || !(await submitSecondFactor(form, request, context, asked))) {
      return refuse(t('forms:secondFactor.tooLate'), { status: 401 })
    }
    return interrupted ? data({ goOn: interrupted }) : redirectTo(context, target)
  } catch (error) {
    if (error instanceof TooManyAttempts) {
      return refuse(t('forms:secondFactor.throttled', { wait: waitText(error, locale) }), tooManyRequests(error))
    }
    if (!(error instanceof WrongCode)) throw error
    return refuse(t(`forms:secondFactor.${isRecovery ? 'wrongRecovery' : 'wrong'}`), { status: 400 })
  }
}

export const headers = retryHeaders

export const meta = unlistedMeta

export default function CodePage() {
  const { agencyName, picture, asked, redirectTo } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const form = { redirectTo, ...(answer && 'rejected' in answer ? answer.rejected : {}) }
  const view = { agencyName, picture, ...form }
  if (answer && 'goOn' in answer) {
    return (
      <SignInView {...view}>
        <GoOnForm {...answer.goOn} />
      </SignInView>
    )
  }
  if (!asked) return <SignInView {...view} />
  return (
    <SignInView {...view}>
      <CodeForm agencyName={agencyName} isSignedIn={asked.isSignedIn} {...form} />
    </SignInView>
  )
}
