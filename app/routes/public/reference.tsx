import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { testimonialAboutQuery } from '#app/data/entries/testimonials.server.ts'
import { referenceQuery, referencesQuery } from '#app/data/offers/references.server.ts'
import { runBatch } from '#app/data/queries.server.ts'
import { langOf } from '#app/domain/lang-of.ts'
import { placeName } from '#app/domain/offers/place-name.ts'
import { noReferenceFilters } from '#app/domain/offers/reference-filters.ts'
import { breadcrumbNode } from '#app/domain/offers/structured-data.ts'
import { FactList } from '#app/fields/fact-list.tsx'
import { pick } from '#app/fields/typed-objects.ts'
import { translatorFor } from '#app/http/own-words.server.ts'
import { requireId } from '#app/http/pages/offer.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { closingLine } from '#app/i18n/property-facts.ts'
import { i18nFor, localeOf } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import { ContactCard } from '#app/ui/offer/contact-card.tsx'
import { Gallery } from '#app/ui/offer/gallery.tsx'
import { ReferenceTile } from '#app/ui/offers/reference-tile.tsx'
import { Tiles } from '#app/ui/offers/tile.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { Paragraphs } from '#app/ui/parts/paragraphs.tsx'
import { Breadcrumb } from '#app/ui/sections/breadcrumb.tsx'
import { CallPanel } from '#app/ui/sections/call-panel.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { Quote } from '#app/ui/sections/quote.tsx'
import { QuoteOrigin } from '#app/ui/sections/quote-origin.tsx'
import { referenceFactList } from '#app/words/reference-facts.server.ts'
import { personToCall } from '#app/words/shown/people.server.ts'
import { labelledPictures, sharedPicture } from '#app/words/shown/picture-labels.server.ts'
import { shownReferences } from '#app/words/shown/tiles.server.ts'
import { pageTitleOf, referenceDescription, referenceSummary } from '#app/words/summary.server.ts'
import { untranslatedNote } from '#app/words/texts/untranslated-note.server.ts'
import { voicesInWords } from '#app/words/texts/voices.server.ts'
import styles from './reference.module.css'

const moreCount = 3

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const locale = await localeOf(request)
  const t = await translatorFor(context, locale, 'references')
  const { db } = context
  const id = requireId(params)
  const { reference, voice, latest } = await runBatch(db, {
    reference: referenceQuery(db, locale, id),
    voice: testimonialAboutQuery(db, locale, id),
    latest: referencesQuery(db, locale, noReferenceFilters, moreCount + 1),
  })
  if (!reference) throw notFound()
  const words = t('pages:references', { returnObjects: true })
  const more = latest.filter(({ id }) => id !== reference.id).slice(0, moreCount)
  const { siteUrl } = context.config
  const trail = [
    { name: t('site:references.title'), url: siteUrl + localPath(paths.references, locale) },
    { name: reference.name, url: siteUrl + localPath(paths.reference(reference.id), locale) },
  ]
  context.linkedData.page = { nodes: [breadcrumbNode(trail)] }
  const photos = labelledPictures(reference.pictures, locale).filter(({ kind }) => kind === 'photo')
  const meta = {
    title: pageTitleOf(reference, 'reference', locale),
    description: referenceDescription(reference, locale),
    picture: sharedPicture(photos),
  }
  const propertyWords = i18nFor(locale).getFixedT(locale, ['property', 'site'] as const)
  return {
    words: pick(words, ['facts', 'accompanied', 'more']),
    panel:
      reference.marketType === 'rent'
        ? { title: words.letTitle, text: words.letText, button: words.letButton, to: paths.services.rentals }
        : { title: words.sellTitle, text: words.sellText, button: words.sellButton, to: paths.valuation },
    reference: pick(reference, ['name', 'description', 'untranslated']),
    eyebrow: `${placeName(reference)} · ${closingLine(reference, propertyWords)}`,
    photos,
    member: reference.member && personToCall(reference.member, locale),
    voices: voicesInWords(voice ? [voice.testimonial] : [], voice?.origin ?? null, locale),
    summary: reference.description === null ? referenceSummary(reference, locale) : null,
    ...untranslatedNote(reference, locale),
    facts: referenceFactList(reference, locale, propertyWords),
    more: shownReferences(more, locale),
    meta,
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function ReferencePage() {
  const { reference, eyebrow, photos, panel } = useLoaderData<typeof loader>()
  const { t } = useTranslation('site')
  const { name } = reference
  const lang = langOf(reference, 'name')
  return (
    <main id="inhalt">
      <div className="wrap">
        <Breadcrumb
          trail={[{ name: t('references.title'), to: paths.references }]}
          current={<span lang={lang}>{name}</span>}
        />
        <header className={styles.head}>
          <p className="eyebrow">{eyebrow}</p>
          <h1 lang={lang}>{name}</h1>
        </header>
      </div>
      <Gallery pictures={photos} />
      <Story />
      <More />
      <CallPanel title={panel.title}>
        <p className="lead">{panel.text}</p>
        <ButtonLink to={panel.to}>{panel.button}</ButtonLink>
      </CallPanel>
    </main>
  )
}

function Story() {
  const { words, reference, member, note, summary, voices, facts } = useLoaderData<typeof loader>()
  const { description } = reference
  return (
    <div className={`wrap grid ${styles.story}`}>
      <div className={styles.text}>
        {note && <p className={styles.note}>{note}</p>}
        <div className="prose">
          {description === null ? (
            <p className="lead">{summary}</p>
          ) : (
            <Paragraphs text={description} lang={langOf(reference, 'description')} leadFirst />
          )}
        </div>
        {voices.testimonials.map((voice) => (
          <Quote key={voice.id} testimonial={voice} className={styles.quote} />
        ))}
        <QuoteOrigin words={voices.origin} />
      </div>
      <aside className={styles.side} aria-label={words.facts}>
        <FactList facts={facts} />
        {member && (
          <div>
            <p className={`eyebrow ${styles.label}`}>{words.accompanied}</p>
            <ContactCard member={member} />
          </div>
        )}
      </aside>
    </div>
  )
}

function More() {
  const { words, more } = useLoaderData<typeof loader>()
  if (more.length === 0) return null
  return (
    <section className={`wrap ${styles.more}`} aria-labelledby="more">
      <h2 className="title-3" id="more">
        {words.more}
      </h2>
      <Tiles>
        {more.map((reference) => (
          <ReferenceTile key={reference.id} reference={reference} />
        ))}
      </Tiles>
    </section>
  )
}
