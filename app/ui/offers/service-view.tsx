import type { ComponentProps, ReactNode } from 'react'
import type { ShownPerson } from '#app/domain/entries/team-member.ts'
import type { Fact } from '#app/fields/fact-list.tsx'
import { Plate } from '#app/ui/parts/plate.tsx'
import { AskPanel } from '#app/ui/sections/ask-panel.tsx'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import { Points } from '#app/ui/sections/points.tsx'
import { Questions } from '#app/ui/sections/questions.tsx'
import { Split } from '#app/ui/sections/split.tsx'
import styles from './service-view.module.css'
import { Tiles } from './tile.tsx'

interface Point {
  readonly title: string
  readonly text: string
}

interface ServiceWords {
  readonly title: string
  readonly lead: string
  readonly matching: string
  readonly benefitList: readonly Point[]
  readonly steps: readonly Point[]
  readonly costList: readonly Point[]
  readonly costNote: string
  readonly documentList: readonly string[]
  readonly questionList: readonly { readonly question: string; readonly answer: string }[]
}

interface ServiceTitles {
  readonly benefits: string
  readonly process: string
  readonly cost: string
  readonly documents: string
  readonly documentsNote: string
  readonly questions: string
  readonly ask: string
  readonly askText: string
  readonly askButton: string
}

const ratesAt = 1

interface ServiceViewProps<Example> {
  words: ServiceWords
  rates: readonly Fact[]
  titles: ServiceTitles
  member: ShownPerson | null
  plate: ComponentProps<typeof Plate> | null | undefined
  examples: readonly Example[]
  tileOf: (example: Example) => ReactNode
  button?: ReactNode
  /** Replaces the tiles. */
  none?: ReactNode
}

export function ServiceView<Example>({
  words,
  rates,
  titles,
  member,
  plate,
  examples,
  tileOf,
  button,
  none,
}: ServiceViewProps<Example>) {
  return (
    <main id="inhalt">
      <div className="wrap">
        <PageHead title={words.title} lead={words.lead}>
          {button}
        </PageHead>
        {plate && <Plate {...plate} />}
        {words.benefitList.length > 0 && (
          <section className={styles.benefits}>
            <h2>{titles.benefits}</h2>
            <Points points={words.benefitList} columns={3} />
          </section>
        )}
        <Split title={titles.process}>
          <Points points={words.steps} numbered />
        </Split>
      </div>
      <Cost title={titles.cost} words={words} rates={rates} />
      <div className={`wrap ${styles.end}`}>
        {words.documentList.length > 0 && (
          <Split title={titles.documents} note={<p>{titles.documentsNote}</p>}>
            <ul className={styles.documents}>
              {words.documentList.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Split>
        )}
        {words.questionList.length > 0 && (
          <Split title={titles.questions}>
            <Questions questions={words.questionList} />
          </Split>
        )}
        {examples.length > 0 && (
          <section className={styles.tiles}>
            <h2 className="title-3">{words.matching}</h2>
            <Tiles>{examples.map(tileOf)}</Tiles>
          </section>
        )}
        {!plate && examples.length === 0 && none && (
          <section className={styles.tiles}>
            <h2 className="title-3">{words.matching}</h2>
            {none}
          </section>
        )}
      </div>
      <AskPanel title={titles.ask} text={titles.askText} button={titles.askButton} member={member} />
    </main>
  )
}

interface CostProps {
  title: string
  words: ServiceWords
  rates: readonly Fact[]
}

/** The rates belong to the second point: the agreed commission, and who pays it. */
function Cost({ title, words, rates }: CostProps) {
  return (
    <section className={styles.cost}>
      <div className={`wrap grid ${styles.costGrid}`}>
        <h2>{title}</h2>
        <div className={styles.costBody}>
          <dl>
            {words.costList.map(({ title, text }, index) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
                {index === Math.min(ratesAt, words.costList.length - 1) &&
                  rates.map(({ label, value, lang }) => (
                    <dd key={label}>
                      {`${label} `}
                      <b lang={lang}>{value}</b>
                    </dd>
                  ))}
              </div>
            ))}
          </dl>
          <p>{words.costNote}</p>
        </div>
      </div>
    </section>
  )
}
