/** The office's number if no valuer is named. */
import { useRouteLoaderData } from '@remix-run/react'
import type { AgencyCard } from '#app/domain/agency/agency.ts'
import type { ShownPerson } from '#app/domain/entries/team-member.ts'
import { langOf } from '#app/domain/lang-of.ts'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import { Telephone } from '#app/ui/parts/telephone.tsx'
import styles from './valuer.module.css'

interface ValuerProps {
  words: { readonly promise: string; readonly talk: string }
  valuer: ShownPerson | null
}

export function Valuer({ words, valuer }: ValuerProps) {
  const agency = useRouteLoaderData<{ agency: AgencyCard }>('root')?.agency
  const phone = valuer?.telephone ?? agency?.phone
  return (
    <aside className={styles.valuer}>
      <div>
        {valuer && <Person member={valuer} />}
        <p className="lead">{words.promise}</p>
        {phone && (
          <p className={styles.talk}>
            {words.talk} <Telephone number={phone} className="num nb" />
          </p>
        )}
      </div>
    </aside>
  )
}

function Person({ member }: { member: ShownPerson }) {
  const { name, role, picture } = member
  return (
    <figure className={picture ? styles.withFace : undefined}>
      {picture && <PictureView picture={picture} sizes="(min-width: 960px) 25vw, 88px" alt="" />}
      <figcaption>
        <b>{name}</b>
        {role && <span lang={langOf(member, 'role')}>{role}</span>}
      </figcaption>
    </figure>
  )
}
