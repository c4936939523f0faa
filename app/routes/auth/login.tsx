/** /login: staff sign in with their address and password. */
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { askHighlightedOffers } from '#app/data/offers.server.ts'
import { ask } from '#app/data/questions.server.ts'
import { askAgency } from '#app/data/settings.server.ts'
import { authenticate, textOf, WrongCredentials } from '#app/http/auth.server.ts'
import { readForm } from '#app/http/forms.server.ts'
import { parseInterruptedPost } from '#app/http/interrupted-post.server.ts'
import { ownPath, redirectTo } from '#app/http/responses.server.ts'
import { findUser, signIn } from '#app/http/session.server.ts'
import { retryHeaders, sayWait, TooManyAttempts, tooManyRequests } from '#app/http/throttle.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import { GoOnForm } from '#app/ui/form/go-on-form.tsx'
import { SignInView } from '#app/ui/form/sign-in-view.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const target = ownPath(new URL(request.url).searchParams.get('redirectTo'), paths.dashboard.overview)
  if (await findUser(request, context)) throw redirect(target)
  const t = translator(await localeOf(request))
  const { db } = context
  const { offers, agency } = await ask(db, { offers: askHighlightedOffers(db, 1), agency: askAgency(db) })
  return {
    redirectTo: target,
    title: t('dashboard:signIn.title'),
    picture: offers[0]?.cover ?? null,
    agencyName: agency.agencyName,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const target = ownPath(form.get('redirectTo'), paths.dashboard.overview)
  const interrupted = parseInterruptedPost(form.get('interrupted'))
  try {
    const { user, proof } = await authenticate(form, request, context)
    if (!(await signIn(request, context, user, proof))) throw new WrongCredentials()
    return interrupted ? data({ goOn: interrupted }) : redirectTo(context, target)
  } catch (error) {
    const locale = await localeOf(request)
    const t = translator(locale)
    const rejected = { email: textOf(form, 'email'), redirectTo: target, interrupted }
    if (error instanceof TooManyAttempts) {
      const sentence = t('forms:signIn.throttled', { wait: sayWait(error, locale) })
      return data({ rejected: { ...rejected, error: sentence } }, tooManyRequests(error))
    }
    if (!(error instanceof WrongCredentials)) throw error
    return data({ rejected: { ...rejected, error: t('forms:signIn.wrong') } }, { status: 400 })
  }
}

export const headers = retryHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'robots', content: 'noindex, nofollow' },
]

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
  const rejected = answer?.rejected
  return (
    <SignInView
      agencyName={agencyName}
      redirectTo={rejected?.redirectTo ?? redirectTo}
      email={rejected?.email}
      error={rejected?.error}
      interrupted={rejected?.interrupted}
      picture={picture}
    />
  )
}
