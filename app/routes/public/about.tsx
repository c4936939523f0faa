import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { officeQuery } from '#app/data/offers/office.server.ts'
import { referencesQuery } from '#app/data/offers/references.server.ts'
import { runBatch } from '#app/data/queries.server.ts'
import type { TeamMember } from '#app/domain/entries/team-member.ts'
import { langOf } from '#app/domain/lang-of.ts'
import { busiestCities } from '#app/domain/offers/offer-counts.ts'
import { noReferenceFilters } from '#app/domain/offers/reference-filters.ts'
import { translatorFor } from '#app/http/own-words.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import { CallPanel } from '#app/ui/sections/call-panel.tsx'
import { Figures } from '#app/ui/sections/figures.tsx'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { Points } from '#app/ui/sections/points.tsx'
import { Split } from '#app/ui/sections/split.tsx'
import { figureWords } from '#app/words/figure-words.server.ts'
import { bareCover } from '#app/words/shown/picture-labels.server.ts'
import styles from './about.module.css'

const faceCount = 4
const placeCount = 12

export async function loader({ request, context: { db }, context }: LoaderFunctionArgs) {
  const locale = await localeOf(request)
  const [t, { office, references }] = await Promise.all([
    translatorFor(context, locale, 'about'),
    runBatch(db, {
      office: officeQuery(db, locale),
      references: referencesQuery(db, locale, noReferenceFilters, 1),
    }),
  ])
  const { figures, team, city, picture: ownPicture } = office
  const places = busiestCities(office.groups, placeCount)
  const { regionText, regionTextWithoutCity, ...words } = t('pages:about', { returnObjects: true, city })
  const faces = team.flatMap(faceOf).slice(0, faceCount)
  const region = city ? regionText : regionTextWithoutCity
  const picture = bareCover(ownPicture ?? references[0]?.cover ?? null, locale)
  const meta = { title: words.title, description: words.description }
  return {
    words,
    region,
    picture,
    places,
    figures: figureWords(figures, locale),
    faces,
    hasTeam: team.length > 0,
    meta,
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function AboutPage() {
  const { words, figures, hasTeam } = useLoaderData<typeof loader>()
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
        {words.valueList.length > 0 && (
          <Split title={words.values}>
            <Points points={words.valueList} />
          </Split>
        )}
      </div>
      <Region />
      <Figures title={words.figures} figures={figures} />
      {hasTeam && (
        <CallPanel title={words.people}>
          <p className="lead">{words.peopleText}</p>
          <ButtonLink to={paths.team}>{words.peopleLink}</ButtonLink>
        </CallPanel>
      )}
    </main>
  )
}

function faceOf({ id, name, role, picture, untranslated }: TeamMember) {
  return picture ? [{ id, name, role, picture, untranslated }] : []
}

function Faces() {
  const { faces } = useLoaderData<typeof loader>()
  if (faces.length < 2) return null
  return (
    <ul className={styles.faces}>
      {faces.map((person, index) => (
        <li key={person.id}>
          <PictureView
            picture={person.picture}
            sizes="(min-width: 1760px) 25rem, (min-width: 600px) 23vw, 46vw"
            priority={index < 2}
            alt=""
          />
          <p>{person.name}</p>
          {person.role && <p lang={langOf(person, 'role')}>{person.role}</p>}
        </li>
      ))}
    </ul>
  )
}

function Region() {
  const { words, region, picture, places } = useLoaderData<typeof loader>()
  return (
    <section className={styles.region} aria-labelledby="region">
      <div className="wrap grid">
        {picture && (
          <div className={styles.picture}>
            <PictureView picture={picture} sizes="(min-width: 1600px) 75vw, (min-width: 960px) 95vw, 130vw" alt="" />
          </div>
        )}
        <div className={styles.words}>
          <h2 id="region">{words.region}</h2>
          <p className="lead">{region}</p>
          {places.length > 0 && <Places title={words.places} places={places} />}
        </div>
      </div>
    </section>
  )
}

function Places({ title, places }: { title: string; places: readonly string[] }) {
  return (
    <div className={styles.places}>
      <p>{title}</p>
      <ul>
        {places.map((city) => (
          <li key={city}>
            <Link to={`${paths.offers}?${new URLSearchParams({ city })}`} prefetch="intent">
              {city}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
