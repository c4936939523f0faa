import type { ReactNode } from 'react'
import { FactList } from '#app/fields/fact-list.tsx'
import { Split } from '#app/ui/sections/split.tsx'
import type { EnquiryView } from '#app/words/own-data/own-data-view.server.ts'
import styles from './own-data.module.css'

export interface OwnEnquiryWords {
  readonly person: string
  readonly message: string
  readonly replies: string
  readonly notes: string
  readonly notesWhy: string
}

/** Shows the sender everything that is stored about an enquiry. */
export function OwnEnquiry({ enquiry, words }: { enquiry: EnquiryView; words: OwnEnquiryWords }) {
  const { title, status, facts, message, lang, object, objectTitle, replies, notes } = enquiry
  const note = status.map((sentence) => <p key={sentence}>{sentence}</p>)
  return (
    <Split title={title} note={note}>
      <Block title={words.person}>
        <FactList facts={facts} />
      </Block>
      {message ? (
        <Block title={words.message}>
          <div className={styles.text} lang={lang}>
            {message}
          </div>
        </Block>
      ) : null}
      {object.length > 0 ? (
        <Block title={objectTitle}>
          <FactList facts={object} />
        </Block>
      ) : null}
      {replies.length > 0 ? (
        <Block title={words.replies}>
          <Entries entries={replies} lang={lang} />
        </Block>
      ) : null}
      {notes.length > 0 ? (
        <Block title={words.notes}>
          <p>{words.notesWhy}</p>
          <Entries entries={notes} />
        </Block>
      ) : null}
    </Split>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.block}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}

interface EntriesProps {
  entries: readonly { head: string; subject?: string; text: string }[]
  lang?: EnquiryView['lang']
}

function Entries({ entries, lang }: EntriesProps) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ head, subject, text }) => (
        <li key={head + text}>
          <p className={styles.head}>{head}</p>
          {subject ? (
            <p className={styles.subject} lang={lang}>
              {subject}
            </p>
          ) : null}
          <div className={styles.text} lang={lang}>
            {text}
          </div>
        </li>
      ))}
    </ul>
  )
}
