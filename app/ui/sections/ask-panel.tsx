import type { ShownPerson } from '#app/domain/entries/team-member.ts'
import { langOf } from '#app/domain/lang-of.ts'
import { paths } from '#app/paths/public.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import styles from './ask-panel.module.css'
import { CallPanel } from './call-panel.tsx'
import { ContactWays } from './contact-ways.tsx'

interface AskPanelProps {
  title: string
  text: string
  button: string
  member: ShownPerson | null
}

export function AskPanel({ title, text, button, member }: AskPanelProps) {
  return (
    <CallPanel title={title} text={text}>
      {member && <Card member={member} />}
      <ButtonLink to={paths.contact}>{button}</ButtonLink>
    </CallPanel>
  )
}

function Card({ member }: { member: ShownPerson }) {
  const { name, role, telephone, email, picture } = member
  return (
    <div className={picture ? `${styles.card} ${styles.withFace}` : styles.card}>
      {picture && <PictureView picture={picture} sizes="(min-width: 600px) 192px, 112px" alt="" />}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {role && (
          <p className={styles.role} lang={langOf(member, 'role')}>
            {role}
          </p>
        )}
      </div>
      <ContactWays phone={telephone} email={email} className={styles.ways} />
    </div>
  )
}
