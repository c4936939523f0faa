import { mailLink } from '#app/domain/mail-address.ts'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import { Telephone } from '#app/ui/parts/telephone.tsx'
import type { SellerView } from '#app/words/prepared/seller-view.server.ts'
import { Figures } from './figures.tsx'
import { Refused, Release, type ReleaseProps } from './release.tsx'
import { SellerFrame } from './seller-frame.tsx'
import styles from './seller-page.module.css'

interface SellerPageProps extends Pick<ReleaseProps, 'addresses' | 'answer'> {
  view: SellerView
}

export function SellerPage({ view, addresses, answer }: SellerPageProps) {
  const { words, agency, release } = view
  return (
    <SellerFrame agency={agency} words={words}>
      <main id="inhalt" className={styles.page}>
        <Head {...view} />
        {release ? (
          <Release release={release} words={words} addresses={addresses} answer={answer} />
        ) : (
          <Nothing words={words} released={view.released} addresses={addresses} answer={answer} />
        )}
        <div className={`wrap ${styles.figures}`}>
          <Figures figures={view.figures} words={words.figures} title={words.figures.title} />
        </div>
        <section className={`wrap ${styles.notes}`}>
          <div>
            <h2>{words.figures.howTitle}</h2>
            <p>{words.figures.how}</p>
          </div>
          <div>
            <h2>{words.linkTitle}</h2>
            <p>{view.until}</p>
          </div>
          <Contact {...view} />
        </section>
      </main>
    </SellerFrame>
  )
}

function Head({ title, place, state, cover, person, words }: SellerView) {
  return (
    <header className={`wrap ${styles.head}`}>
      {cover ? (
        <PictureView picture={cover} className={styles.cover} sizes="(min-width: 960px) 30vw, 100vw" priority />
      ) : null}
      <div className={styles.name}>
        <p>{place}</p>
        <h1>{title}</h1>
        <p className={state.isOnline ? styles.online : styles.state}>
          <strong>{state.text}</strong> <span>{state.number}</span>
        </p>
      </div>
      {person ? (
        <div className={styles.person}>
          {person.picture ? <PictureView picture={person.picture} sizes="88px" alt="" /> : null}
          <div>
            <p>{words.person}</p>
            <p className={styles.personName}>{person.name}</p>
            {person.telephone ? <Telephone number={person.telephone} /> : null}
          </div>
        </div>
      ) : null}
    </header>
  )
}

function Nothing({
  words,
  released,
  addresses,
  answer,
}: Pick<SellerPageProps, 'addresses' | 'answer'> & Pick<SellerView, 'words' | 'released'>) {
  return (
    <section className={styles.nothing}>
      <div className="wrap">
        {answer?.notice ? (
          <Refused>
            <p>{words[answer.notice]}</p>
          </Refused>
        ) : null}
        <h2>{words.nothing}</h2>
        {released ? <p>{released}</p> : null}
        <p>
          <a href={addresses.offer}>{words.whole}</a>
        </p>
      </div>
    </section>
  )
}

function Contact({ words, person, agency }: SellerView) {
  const name = person?.name ?? agency.agencyName
  const phone = person?.telephone ?? agency.phone
  const email = person?.email ?? agency.email
  return (
    <div>
      <h2>{words.askTitle}</h2>
      <p>
        {name}
        {phone ? (
          <>
            {', '}
            <Telephone number={phone} />
          </>
        ) : null}
        {email ? (
          <>
            {', '}
            <a href={mailLink(email)}>{email}</a>
          </>
        ) : null}
      </p>
    </div>
  )
}
