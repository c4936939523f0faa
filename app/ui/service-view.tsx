/** One service of the agency: what it brings, how it goes, what it costs, what is needed, and what people ask. */
import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { ButtonLink } from './button.tsx'
import { CallPanel } from './call-panel.tsx'
import { PageHead } from './page-head.tsx'
import { Points } from './points.tsx'
import { Questions } from './questions.tsx'
import styles from './service-view.module.css'
import { Split } from './split.tsx'

interface Point {
  readonly title: string
  readonly text: string
}

/** The texts of one service. */
export interface ServiceWords {
  readonly title: string
  readonly lead: string
  readonly description: string
  readonly benefitList: readonly Point[]
  readonly steps: readonly Point[]
  readonly costText: readonly string[]
  readonly documentList: readonly string[]
  readonly questionList: readonly { readonly question: string; readonly answer: string }[]
}

/** The titles that all services share. */
export interface ServiceTitles {
  readonly benefits: string
  readonly process: string
  readonly cost: string
  readonly documents: string
  readonly documentsNote: string
  readonly questions: string
  readonly talk: string
  readonly talkText: string
  readonly talkButton: string
}

interface ServiceViewProps {
  words: ServiceWords
  titles: ServiceTitles
  /** What fits the service: offers, references. */
  children?: ReactNode
}

export function ServiceView({ words, titles, children }: ServiceViewProps) {
  return (
    <main id="inhalt">
      <div className={`wrap ${styles.page}`}>
        <PageHead title={words.title} lead={words.lead} />
        <Split title={titles.benefits}>
          <div className={styles.benefits}>
            <Points points={words.benefitList} />
          </div>
        </Split>
        <Split title={titles.process}>
          <Points points={words.steps} numbered />
        </Split>
        <Split title={titles.cost}>
          <div className="prose">
            {words.costText.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </Split>
        <Split title={titles.documents} note={<p>{titles.documentsNote}</p>}>
          <div className="prose">
            <ul>
              {words.documentList.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        </Split>
        <Split title={titles.questions}>
          <Questions questions={words.questionList} />
        </Split>
        {children}
      </div>
      <CallPanel title={titles.talk}>
        <p className="lead">{titles.talkText}</p>
        <ButtonLink to={paths.contact}>{titles.talkButton}</ButtonLink>
      </CallPanel>
    </main>
  )
}

/** A row of tiles below the texts. */
export function ServiceTiles({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.tiles}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
