import type { TeamMember } from '#app/domain/team-member.ts'
import { ContactWays } from './contact-ways.tsx'
import { Gable } from './logo.tsx'
import { Paragraphs } from './paragraphs.tsx'
import styles from './person.module.css'
import { PictureView } from './picture-view.tsx'

interface PersonProps {
  member: TeamMember
  priority?: boolean
}

/** Someone of the team: face, name, role, a few words, and how to reach them. */
export function Person({ member, priority }: PersonProps) {
  const { name, role, bio, telephone, email, picture } = member
  return (
    <article className={styles.person}>
      <div className={styles.portrait}>
        {picture ? (
          <PictureView
            picture={picture}
            sizes="(min-width: 1760px) 32rem, (min-width: 960px) 30vw, (min-width: 600px) 46vw, 136px"
            priority={priority}
            alt=""
          />
        ) : (
          <Gable className={styles.mark} />
        )}
      </div>
      <div className={styles.name}>
        <h2>{name}</h2>
        {role && <p>{role}</p>}
      </div>
      <div className={styles.bio}>{bio && <Paragraphs text={bio} />}</div>
      <div className={styles.ways}>
        <ContactWays phone={telephone} email={email} />
      </div>
    </article>
  )
}

/** People side by side; names, words and ways stand on common lines. */
export function People({ members }: { members: readonly TeamMember[] }) {
  return (
    <div className={styles.people}>
      {members.map((member, index) => (
        <Person key={member.id} member={member} priority={index < 3} />
      ))}
    </div>
  )
}
