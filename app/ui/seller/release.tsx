import type { ReactNode } from 'react'
import buttons from '#app/ui/parts/button.module.css'
import { Button } from '#app/ui/parts/button.tsx'
import type { SellerView } from '#app/words/prepared/seller-view.server.ts'
import { DifferenceTable } from './difference-table.tsx'
import styles from './release.module.css'

/** What a post leads to, also through a redirect: on a phone, thanks would stand below the first window. */
const answerId = 'answer'

export interface ReleaseAnswer {
  /** What was shown is no longer what waits, nothing waits, or too many answers came. */
  notice?: 'changed' | 'over' | 'often'
  /** Why the wish was refused. */
  problem?: string
  /** Kept in the form. */
  typed: string
}

export interface ReleaseProps {
  addresses: { offer: string; approval: string; changes: string }
  answer?: ReleaseAnswer | undefined
  release: NonNullable<SellerView['release']>
  words: SellerView['words']
}

/** Ordinary forms: without scripts, and a post is needed, since mail programs open links. */
export function Release({ release, words, addresses, answer }: ReleaseProps) {
  const { rows, note, by, decision, sentence, becomes, isApproved } = release
  return (
    <section className={styles.release} aria-labelledby="release">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="release">{words.title}</h2>
          {note ? <p className={styles.note}>{note}</p> : null}
          {by ? <p className={styles.by}>{by}</p> : null}
        </div>
        <div>
          {answer?.notice ? (
            <Refused>
              <p>{words[answer.notice]}</p>
            </Refused>
          ) : null}
          {decision ? (
            <Decided decision={decision} words={words} id={answer ? undefined : answerId}>
              {isApproved ? <p data-prepared-sentence={sentence}>{becomes}</p> : null}
            </Decided>
          ) : null}
          <DifferenceTable rows={rows} words={words.table} />
          <p>
            <a className={styles.whole} href={addresses.offer}>
              {words.whole}
            </a>
          </p>
          {isApproved ? null : (
            <p className={styles.planned}>
              <strong data-prepared-sentence={sentence}>{becomes}</strong> <span>{words.unchanged}</span>
            </p>
          )}
          <Acts release={release} words={words} addresses={addresses} answer={answer} />
          <p className={styles.by}>{words.kept}</p>
        </div>
      </div>
    </section>
  )
}

export function Refused({ children }: { children: ReactNode }) {
  return (
    <div className={styles.alert} id={answerId} role="alert">
      {children}
    </div>
  )
}

function Decided({
  decision,
  words,
  id,
  children,
}: {
  id: string | undefined
  decision: NonNullable<ReleaseProps['release']['decision']>
  words: ReleaseProps['words']
  children: ReactNode
}) {
  return (
    <div className={styles.decided} id={id} role="status" data-decision={decision.decision}>
      <p>{decision.text}</p>
      {children}
      {decision.words ? (
        <>
          <p>{words.yourWords}</p>
          <blockquote>{decision.words}</blockquote>
        </>
      ) : null}
    </div>
  )
}

function Acts({ release: { digest, decision }, words, addresses, answer }: ReleaseProps) {
  const { problem } = answer ?? {}
  const shown = (
    <>
      <input type="hidden" name="shown" value={digest} />
      <input type="hidden" name="after" value={decision?.id ?? ''} />
    </>
  )
  return (
    <div className={styles.acts}>
      {decision?.decision === 'approved' ? null : (
        <form method="post" action={`${addresses.approval}#${answerId}`}>
          {shown}
          <Button type="submit">{words.approve}</Button>
        </form>
      )}
      <details open={problem !== undefined || answer?.typed ? true : undefined}>
        <summary className={`${buttons.button} ${buttons.quiet}`}>{words.wish}</summary>
        <form method="post" action={`${addresses.changes}#${answerId}`} noValidate>
          {shown}
          {problem ? (
            <Refused>
              <p>
                <a href="#words">{problem}</a>
              </p>
            </Refused>
          ) : null}
          <label htmlFor="words">{words.wishLabel}</label>
          <textarea
            id="words"
            name="words"
            rows={5}
            defaultValue={answer?.typed}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'words-error words-hint' : 'words-hint'}
          />
          {problem ? <p id="words-error">{problem}</p> : null}
          <p id="words-hint" className={styles.by}>
            {words.wishHint}
          </p>
          <Button type="submit" variant="quiet">
            {words.send}
          </Button>
        </form>
      </details>
    </div>
  )
}
