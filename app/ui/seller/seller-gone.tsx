import { Link } from '@remix-run/react'
import { paths } from '#app/paths/public.ts'
import { Telephone } from '#app/ui/parts/telephone.tsx'
import type { SellerView } from '#app/words/prepared/seller-view.server.ts'
import { SellerFrame } from './seller-frame.tsx'
import styles from './seller-page.module.css'

/** The same for every link that does not work, whatever the reason. */
export function SellerGone({
  agency,
  words,
  typed,
}: Pick<SellerView, 'agency' | 'words'> & { typed?: string | undefined }) {
  const { title, text, home, typed: kept } = words.gone
  return (
    <SellerFrame agency={agency} words={words}>
      <main id="inhalt" className={`wrap ${styles.head}`}>
        <div className={styles.name}>
          <h1>{title}</h1>
          <p>
            {text} {agency.phone ? <Telephone number={agency.phone} /> : null}
          </p>
          {typed ? (
            <>
              <p>{kept}</p>
              <textarea className={styles.kept} aria-label={words.yourWords} rows={5} readOnly defaultValue={typed} />
            </>
          ) : null}
          <p>
            <Link to={paths.home} reloadDocument>
              {home}
            </Link>
          </p>
        </div>
      </main>
    </SellerFrame>
  )
}
