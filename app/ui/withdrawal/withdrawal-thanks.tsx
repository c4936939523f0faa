import type { ShownTelephone } from '#app/domain/agency/telephone.ts'
import type { Fact } from '#app/fields/fact-list.tsx'
import { Telephone } from '#app/ui/parts/telephone.tsx'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import { Declared } from './declared.tsx'
import styles from './withdrawal.module.css'

interface WithdrawalThanksProps {
  words: Readonly<Record<'title' | 'receivedAt' | 'nothing' | 'declared' | 'print' | 'message', string>>
  lead: string
  receivedAt: string
  phone: ShownTelephone | null
  /** Null once the page no longer repeats it. */
  declared: { declaration: string; facts: readonly Fact[]; message: string; copy: string } | null
}

export function WithdrawalThanks({ words, lead, receivedAt, phone, declared }: WithdrawalThanksProps) {
  return (
    <main id="inhalt" className="wrap">
      <PageHead title={words.title}>
        <p className="lead" role="status">
          {lead}
        </p>
      </PageHead>
      <div className={`grid ${styles.body}`}>
        <div className={styles.moment}>
          <p className="eyebrow">{words.receivedAt}</p>
          <p className="num">{receivedAt}</p>
        </div>
        <div className={styles.aside}>
          {declared ? (
            <p>
              {declared.copy} {phone ? <Telephone number={phone} className="num nb" /> : null}
            </p>
          ) : null}
          <p>{words.nothing}</p>
        </div>
        {declared ? (
          <section className={styles.sheet} aria-labelledby="declared">
            <h2 id="declared">{words.declared}</h2>
            <Declared {...declared} label={words.message} />
            <p className={styles.note}>{words.print}</p>
          </section>
        ) : null}
      </div>
    </main>
  )
}
