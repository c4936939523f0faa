import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { valuerQuery } from '#app/data/entries/team-members.server.ts'
import { runQuery } from '#app/data/queries.server.ts'
import { stepHeaders } from '#app/http/access/throttle.server.ts'
import { translatorFor } from '#app/http/own-words.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { attendPostedStep } from '#app/ui/form/error-summary.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { fillTown } from '#app/ui/valuation/fill-town.ts'
import { ValuationForm, type ValuationState } from '#app/ui/valuation/valuation-form.tsx'
import { Valuer } from '#app/ui/valuation/valuer.tsx'
import { valuationOptions } from '#app/words/enquiries/valuation-words.server.ts'
import { shownPerson } from '#app/words/shown/people.server.ts'
import { receiveValuation } from './steps.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = await localeOf(request)
  const t = await translatorFor(context, locale, 'valuation')
  const { thanks: _thanks, subject: _subject, ...words } = t('pages:valuation', { returnObjects: true })
  const first: ValuationState = { step: 'object', texts: {}, id: null, summary: null }
  const valuer = await runQuery(valuerQuery(context.db, locale))
  context.linkedData.page = { nodes: [] }
  const meta = { title: words.title, description: words.description }
  return {
    words,
    options: valuationOptions(t),
    valuer: valuer && shownPerson(valuer, ['telephone'], locale),
    first,
    meta,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  return receiveValuation(request, context)
}

export const headers = stepHeaders

export const handle = {
  attend: () => {
    attendPostedStep()
    fillTown()
  },
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function ValuationPage() {
  const { words, options, valuer, first } = useLoaderData<typeof loader>()
  const state = useActionData<typeof action>() ?? first
  return (
    <main id="inhalt">
      <ValuationForm words={words} options={options} state={state}>
        <Valuer words={words} valuer={valuer} />
      </ValuationForm>
    </main>
  )
}
