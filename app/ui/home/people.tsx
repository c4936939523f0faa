import { useId } from 'react'
import type { ShownPerson } from '#app/domain/entries/team-member.ts'
import { langOf } from '#app/domain/lang-of.ts'
import { mailLink } from '#app/domain/mail-address.ts'
import { paths } from '#app/paths/public.ts'
import { ArrowLink } from '#app/ui/parts/button.tsx'
import { MailAddress } from '#app/ui/parts/mail-address.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import styles from './people.module.css'

interface PeopleProps {
  title: string
  more: string
  /** Only the face that is shown is among them. */
  people: readonly (ShownPerson & { id: string })[]
}

export function People({ title, more, people }: PeopleProps) {
  const titleId = useId()
  const face = people.find(({ picture }) => picture)
  return (
    <section className={`section wrap grid ${styles.people}`} aria-labelledby={titleId}>
      {face?.picture && (
        <figure className={styles.face}>
          <PictureView
            picture={face.picture}
            sizes="(min-width: 1760px) 41rem, (min-width: 960px) 38vw, 92vw"
            alt={face.name}
          />
        </figure>
      )}
      <div className={styles.words}>
        <h2 id={titleId}>{title}</h2>
        <ul className={styles.list}>
          {people.map((person) => (
            <Row key={person.id} person={person} />
          ))}
        </ul>
        <ArrowLink to={paths.team}>{more}</ArrowLink>
      </div>
    </section>
  )
}

/** The row links to the phone number or else the mail address. */
function Row({ person }: { person: ShownPerson }) {
  const { name, role, telephone, email } = person
  const address = telephone ? telephone.find((part) => part.address !== null)?.address : email && mailLink(email)
  const words = (
    <>
      <span className={styles.name}>{name}</span>
      {role && (
        <span className={styles.role} lang={langOf(person, 'role')}>
          {role}
        </span>
      )}
      <span className={`num ${styles.way}`}>
        {telephone ? telephone.map(({ text }) => text).join('') : email && <MailAddress email={email} />}
      </span>
    </>
  )
  return <li>{address ? <a href={address}>{words}</a> : <p>{words}</p>}</li>
}
