/** /uber-uns: how the agency works, what matters to it and where it is at home. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listKeyFigures } from '#app/data/key-figures.server.ts'
import { findAgency } from '#app/data/settings.server.ts'
import { listTeamMembers } from '#app/data/team-members.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import { ArrowLink, ButtonLink } from '#app/ui/button.tsx'
import { CallPanel } from '#app/ui/call-panel.tsx'
import { Figures } from '#app/ui/figures.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { pageMeta } from '#app/ui/page-meta.ts'
import { PictureView } from '#app/ui/picture-view.tsx'
import { Points } from '#app/ui/points.tsx'
import { Split } from '#app/ui/split.tsx'
import styles from './about.module.css'

export async function loader({ request, context: { db } }: LoaderFunctionArgs) {
  const t = translator(await localeOf(request))
  const [figures, team, { city }] = await Promise.all([listKeyFigures(db), listTeamMembers(db), findAgency(db)])
  const words = t('pages:about', { returnObjects: true })
  const region = city && t('pages:about.regionText', { city })
  const faces = team.flatMap(({ picture, name }) => (picture ? { picture, name } : [])).slice(0, 4)
  return { words, region, figures, faces, meta: { title: words.title, description: words.description } }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function AboutPage() {
  const { words, region, figures } = useLoaderData<typeof loader>()
  return (
    <main id="inhalt">
      <div className={`wrap ${styles.page}`}>
        <PageHead title={words.title} lead={words.lead} />
        <Faces />
        <Split title={words.story}>
          <div className="prose">
            {words.storyText.map((text, index) => (
              <p key={text} className={index === 0 ? 'lead' : undefined}>
                {text}
              </p>
            ))}
          </div>
        </Split>
        <Split title={words.values}>
          <Points points={words.valueList} />
        </Split>
        {region && (
          <Split title={words.region}>
            <div className="prose">
              <p className="lead">{region}</p>
            </div>
            <ArrowLink to={paths.offers}>{words.regionLink}</ArrowLink>
          </Split>
        )}
        {figures.length > 0 && (
          <section className={styles.figures} aria-label={words.figures}>
            <Figures figures={figures} />
          </section>
        )}
      </div>
      <CallPanel title={words.people}>
        <p className="lead">{words.peopleText}</p>
        <ButtonLink to={paths.team}>{words.peopleLink}</ButtonLink>
      </CallPanel>
    </main>
  )
}

function Faces() {
  const { faces } = useLoaderData<typeof loader>()
  if (faces.length < 2) return null
  return (
    <ul className={styles.faces}>
      {faces.map(({ picture, name }, index) => (
        <li key={picture.key}>
          <PictureView picture={picture} sizes="(min-width: 600px) 23vw, 46vw" priority={index < 2} alt={name} />
        </li>
      ))}
    </ul>
  )
}
