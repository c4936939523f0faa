import { useTranslation } from 'react-i18next'
import type { TeamMember } from '#app/domain/team-member.ts'
import { paths } from '#app/paths.ts'
import { ArrowLink } from '#app/ui/button.tsx'
import { ContactWays } from '#app/ui/contact-ways.tsx'
import { PictureView } from '#app/ui/picture-view.tsx'
import styles from './reach.module.css'

/** Someone to talk to, with a face. */
export function Reach({ person }: { person: TeamMember }) {
  const { t } = useTranslation('site')
  const { name, picture, telephone, email } = person
  return (
    <section className={`section wrap grid ${styles.reach}`} aria-labelledby="reach">
      {picture && (
        <div className={styles.picture}>
          <PictureView
            picture={picture}
            sizes="(min-width: 1760px) 41rem, (min-width: 960px) 38vw, (min-width: 600px) 36vw, 92vw"
            alt={name}
          />
        </div>
      )}
      <div className={styles.words}>
        <h2 id="reach">
          <span>{t('home.talk')}</span> <span>{t('home.talkSecond')}</span>
        </h2>
        <p className={`lead ${styles.lead}`}>{t('home.talkText', { name })}</p>
        <ContactWays phone={telephone} email={email} className={styles.ways} />
        <p className={styles.team}>
          <ArrowLink to={paths.team}>{t('home.meetTeam')}</ArrowLink>
        </p>
      </div>
    </section>
  )
}
