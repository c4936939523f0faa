import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { valuerQuery } from '#app/data/entries/team-members.server.ts'
import { runQuery } from '#app/data/queries.server.ts'
import { keysOf, mapNames, pick } from '#app/fields/typed-objects.ts'
import { translatorFor } from '#app/http/own-words.server.ts'
import { receiptSentence } from '#app/http/pages/receipt-sentence.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'
import { ArrowLink } from '#app/ui/parts/button.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { Points } from '#app/ui/sections/points.tsx'
import { StepHead } from '#app/ui/valuation/step-head.tsx'
import styles from '#app/ui/valuation/valuation-layout.module.css'
import { Valuer } from '#app/ui/valuation/valuer.tsx'
import { shownPerson } from '#app/words/shown/people.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = await localeOf(request)
  const t = await translatorFor(context, locale, 'valuation')
  const [valuer, receipt] = await Promise.all([
    runQuery(valuerQuery(context.db, locale)),
    receiptSentence(context, locale),
  ])
  const { thanks, steps, ...words } = t('pages:valuation', { returnObjects: true })
  const arrived = valuer ? t('pages:valuation.thanks.receivedBy', { name: valuer.name }) : thanks.received
  const received = receipt ? `${arrived} ${receipt}` : arrived
  const meta = { title: thanks.metaTitle, description: thanks.description, robots: 'noindex' }
  return {
    words: {
      ...pick(words, ['stepsLabel', 'promise', 'talk']),
      steps: mapNames(keysOf(steps), (step) => pick(steps[step], ['name'])),
    },
    thanks: pick(thanks, ['arrived', 'title', 'next', 'steps', 'references', 'home']),
    received,
    valuer: valuer && shownPerson(valuer, ['telephone'], locale),
    meta,
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function ValuationThanksPage() {
  const { words, thanks, received, valuer } = useLoaderData<typeof loader>()
  return (
    <main id="inhalt" className="wrap">
      <StepHead words={words} step={null} eyebrow={thanks.arrived} title={thanks.title} />
      <div className={`grid ${styles.body}`}>
        <div className={styles.form}>
          <p className="lead" role="status">
            {received}
          </p>
          <section className={styles.next} aria-labelledby="next">
            <h2 className="sr" id="next">
              {thanks.next}
            </h2>
            <Points points={thanks.steps} numbered />
          </section>
          <p className={styles.ways}>
            <ArrowLink to={paths.references}>{thanks.references}</ArrowLink>
            <ArrowLink to={paths.home}>{thanks.home}</ArrowLink>
          </p>
        </div>
        <Valuer words={words} valuer={valuer} />
      </div>
    </main>
  )
}
