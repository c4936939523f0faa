/** /impressum: who answers for this website, from the agency's settings. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { findAgency } from '#app/data/settings.server.ts'
import type { Agency } from '#app/domain/agency.ts'
import { telephoneAddress } from '#app/domain/telephone.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { pageMeta } from '#app/ui/page-meta.ts'
import { Split } from '#app/ui/split.tsx'
import styles from './imprint.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = translator(await localeOf(request))
  const words = t('pages:imprint', { returnObjects: true })
  const agency = await findAgency(context.db)
  return { words, agency, meta: { title: words.title, description: words.description, graph: [] } }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function ImprintPage() {
  const { words, agency } = useLoaderData<typeof loader>()
  return (
    <main id="inhalt" className={`wrap ${styles.page}`}>
      <PageHead title={words.title} />
      <Split title={words.provider}>
        <Provider agency={agency} />
      </Split>
      <Item title={words.represented} text={agency.managingDirector} />
      <Split title={words.contact}>
        <Contact />
      </Split>
      <Item title={words.register} text={registerOf(agency, words)} />
      <Item title={words.vat} text={agency.vatId} />
      <Item
        title={words.licence}
        text={agency.supervisoryAuthority && `${words.licenceText}\n${agency.supervisoryAuthority}`}
      />
      <Item title={words.insurance} text={agency.insurance} />
      <Item title={words.responsible} text={agency.contentResponsible} />
      <Item title={words.dispute} text={words.disputeText} />
      <Item title={words.social} text={agency.socialLinks} />
    </main>
  )
}

/** Settings may hold several lines, and keep them. */
function Item({ title, text }: { title: string; text: string | null }) {
  if (!text) return null
  return (
    <Split title={title}>
      <p className={styles.lines}>{text}</p>
    </Split>
  )
}

function Provider({ agency }: { agency: Agency }) {
  const place = [agency.postalCode, agency.city].filter(Boolean).join(' ')
  return (
    <address className={styles.lines}>
      {[agency.legalName, agency.legalForm, agency.street, place].filter(Boolean).join('\n')}
    </address>
  )
}

function Contact() {
  const { words, agency } = useLoaderData<typeof loader>()
  const { phone, email } = agency
  return (
    <div className="prose">
      {phone && (
        <p>
          {words.phone}: <a href={telephoneAddress(phone)}>{phone}</a>
        </p>
      )}
      {email && (
        <p>
          {words.email}: <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </div>
  )
}

function registerOf(
  { registerCourt, registerNumber }: Agency,
  words: { registerCourt: string; registerNumber: string },
) {
  return [
    registerCourt && `${words.registerCourt}: ${registerCourt}`,
    registerNumber && `${words.registerNumber}: ${registerNumber}`,
  ]
    .filter(Boolean)
    .join('\n')
}
