import { Link } from '@remix-run/react'
import { FactList } from '#app/fields/fact-list.tsx'
import { paths } from '#app/paths/public.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import { Split } from '#app/ui/sections/split.tsx'
import type { OwnDataView } from '#app/words/own-data/own-data-view.server.ts'
import styles from './own-data.module.css'
import { OwnEnquiry, type OwnEnquiryWords } from './own-enquiry.tsx'

interface StoredViewProps extends OwnDataView {
  words: OwnEnquiryWords & {
    readonly title: string
    readonly nothing: string
    readonly file: string
    readonly delete: string
    readonly elsewhere: { readonly title: string; readonly text: readonly string[]; readonly privacy: string }
  }
  addresses: { file: string; deletion: string }
}

/** Links load documents, so that nothing requests the secret addresses before a click. */
export function StoredView({ words, lead, until, enquiries, subscriptions, sales, addresses }: StoredViewProps) {
  const { elsewhere } = words
  return (
    <main id="inhalt" className={`wrap ${styles.page}`}>
      <PageHead title={words.title} lead={lead}>
        <p>{until}</p>
        <div className={styles.acts}>
          <ButtonLink to={addresses.file} reloadDocument discover="none">
            {words.file}
          </ButtonLink>
          <ButtonLink variant="danger" to={addresses.deletion} reloadDocument discover="none">
            {words.delete}
          </ButtonLink>
        </div>
      </PageHead>
      {enquiries.length + subscriptions.length + sales.length === 0 ? <p>{words.nothing}</p> : null}
      {enquiries.map((enquiry) => (
        <OwnEnquiry key={enquiry.id} enquiry={enquiry} words={words} />
      ))}
      {subscriptions.map(({ id, title, state, facts }) => (
        <Split key={id} title={title} note={<p>{state}</p>}>
          <FactList facts={facts} />
        </Split>
      ))}
      {sales.map(({ id, title, facts }) => (
        <Split key={id} title={title}>
          <FactList facts={facts} />
        </Split>
      ))}
      <Split title={elsewhere.title}>
        <div className="prose">
          {elsewhere.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            <Link to={paths.privacy} reloadDocument>
              {elsewhere.privacy}
            </Link>
          </p>
        </div>
      </Split>
    </main>
  )
}
