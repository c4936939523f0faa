import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { WrongCredentials } from '#app/http/access/auth.server.ts'
import { findUser } from '#app/http/access/session.server.ts'
import { signInByPasskey, signInByPassword } from '#app/http/access/sign-in.server.ts'
import { signInPageData } from '#app/http/access/sign-in-page.server.ts'
import { retryHeaders, TooManyAttempts, tooManyRequests, waitText } from '#app/http/access/throttle.server.ts'
import { formText, readForm } from '#app/http/forms/forms.server.ts'
import { parseInterruptedPost } from '#app/http/forms/interrupted-post.server.ts'
import { ownPath, redirectTo, withTarget } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'
import { CodeForm } from '#app/ui/access/code-form.tsx'
import { SignInView } from '#app/ui/access/sign-in-view.tsx'
import { GoOnForm } from '#app/ui/form/go-on-form.tsx'
import { unlistedMeta } from '#app/ui/sections/unlisted-meta.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const target = ownPath(new URL(request.url).searchParams.get('redirectTo'), dashboardPaths.overview)
  if (await findUser(request, context)) throw redirect(target)
  const t = translator(await localeOf(request))
  return { redirectTo: target, title: t('dashboard:signIn.title'), ...(await signInPageData(context)) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const target = ownPath(form.get('redirectTo'), dashboardPaths.overview)
  const interrupted = parseInterruptedPost(form.get('interrupted'))
  const isPasskey = form.has('credential')
  try {
    const step = await (isPasskey ? signInByPasskey : signInByPassword)(form, request, context)
    if (step === 'code') {
      return interrupted
        ? data({ code: { redirectTo: target, interrupted } })
        : redirectTo(context, withTarget(paths.loginCode, target))
    }
    return interrupted ? data({ goOn: interrupted }) : redirectTo(context, target)
  } catch (error) {
    const locale = await localeOf(request)
    const t = translator(locale)
    const rejected = { email: formText(form, 'email'), redirectTo: target, interrupted }
    if (error instanceof TooManyAttempts) {
      const sentence = t('forms:signIn.throttled', { wait: waitText(error, locale) })
      return data({ rejected: { ...rejected, error: sentence, isWrong: false } }, tooManyRequests(error))
    }
    if (!(error instanceof WrongCredentials)) throw error
    const sentence = t(isPasskey ? 'forms:signIn.unknownPasskey' : 'forms:signIn.wrong')
    return data({ rejected: { ...rejected, error: sentence, isWrong: !isPasskey } }, { status: 400 })
  }
}

export const headers = retryHeaders

export const meta = unlistedMeta

export default function LoginPage() {
  const { redirectTo, picture, agencyName } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (answer && 'goOn' in answer) {
    return (
      <SignInView agencyName={agencyName} redirectTo={redirectTo}>
        <GoOnForm {...answer.goOn} />
      </SignInView>
    )
  }
  if (answer && 'code' in answer) {
    return (
      <SignInView agencyName={agencyName} redirectTo={redirectTo}>
        <CodeForm agencyName={agencyName} isSignedIn={false} {...answer.code} />
      </SignInView>
    )
  }
  const rejected = answer?.rejected
  return (
    <SignInView
      agencyName={agencyName}
      redirectTo={rejected?.redirectTo ?? redirectTo}
      email={rejected?.email}
      error={rejected?.error}
      isWrong={rejected?.isWrong}
      interrupted={rejected?.interrupted}
      picture={picture}
    />
  )
}
