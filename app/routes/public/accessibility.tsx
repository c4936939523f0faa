import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { shownNumbers } from '#app/domain/agency/telephone.ts'
import { readSite } from '#app/http/own-words.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { ContactWays } from '#app/ui/sections/contact-ways.tsx'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { Split } from '#app/ui/sections/split.tsx'
import { TextSections } from '#app/ui/sections/text-sections.tsx'
import styles from './accessibility.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = await localeOf(request)
  const t = translator(locale)
  const { agency } = await readSite(context, locale)
  const { phone, email, withdrawalOffered } = agency
  const contracts = t(`pages:accessibility.contracts.${withdrawalOffered ? 'withdrawal' : 'none'}`)
  const words = t('pages:accessibility', { returnObjects: true, contracts })
  const { title, description } = words
  return { words, phone: shownNumbers(phone, locale), email, meta: { title, description } }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function AccessibilityPage() {
  const { words, phone, email } = useLoaderData<typeof loader>()
  return (
    <main id="inhalt" className={`wrap ${styles.page}`}>
      <PageHead title={words.title} lead={words.lead} />
      <TextSections sections={words.sections} />
      <Split title={words.report}>
        <p className={styles.report}>{words.reportText}</p>
        <ContactWays phone={phone} email={email} />
      </Split>
      <TextSections sections={[words.supervision]} />
    </main>
  )
}
