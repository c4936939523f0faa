import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { berlinToday } from '#app/domain/calendar.ts'
import { langOf } from '#app/domain/lang-of.ts'
import { placeName } from '#app/domain/offers/place-name.ts'
import { formatDate } from '#app/fields/format.ts'
import { requireId, requireOffer } from '#app/http/pages/offer.server.ts'
import { thrownHeaders } from '#app/http/responses.server.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { priceLine } from '#app/i18n/property-facts.ts'
import { i18nFor, localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { Closing } from '#app/ui/expose/closing.tsx'
import { Cover } from '#app/ui/expose/cover.tsx'
import { LocationMap } from '#app/ui/expose/location-map.tsx'
import { Particulars } from '#app/ui/expose/particulars.tsx'
import { PhotoRow, Plans } from '#app/ui/expose/pictures.tsx'
import { drawQrCode } from '#app/ui/expose/qr-code.server.ts'
import { Part, Sheet } from '#app/ui/expose/sheet.tsx'
import { planSheets, type SheetPlan } from '#app/ui/expose/sheets.ts'
import { Texts } from '#app/ui/expose/texts.tsx'
import { Toolbar } from '#app/ui/expose/toolbar.tsx'
import { ErrorPage } from '#app/ui/layout/error-page.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { locationOf } from '#app/words/maps/location.server.ts'
import { codeAndPlace, shownOffer } from '#app/words/offer-view.server.ts'
import { outsideLinks } from '#app/words/outside-links.server.ts'
import { particularsOf } from '#app/words/particulars.server.ts'
import { shownAddress } from '#app/words/shown-host.server.ts'
import { pageTitleOf } from '#app/words/summary.server.ts'
import { untranslatedNote } from '#app/words/texts/untranslated-note.server.ts'
import styles from './expose.module.css'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const locale = await localeOf(request)
  const { offer, sources } = await requireOffer(context, locale, requireId(params))
  const url = context.config.siteUrl + localPath(paths.offer(offer.id), locale)
  const t = i18nFor(locale).getFixedT(locale, ['property', 'site'] as const)
  const { standing, ...words } = translator(locale)('pages:offer.expose', {
    returnObjects: true,
    what: langOf(offer, 'name') ? pageTitleOf(offer, 'offer', locale) : `${offer.name}, ${placeName(offer)}`,
    number: offer.propertyNumber,
    date: formatDate(berlinToday(), locale),
  })
  const particulars = particularsOf(offer, locale, t)
  const links = outsideLinks(offer, locale)?.links ?? []
  return {
    offer: shownOffer(offer, locale),
    houseType: offer.houseType,
    eyebrow: [offer.street, codeAndPlace(offer), offer.reserved && t('states.reserved')].filter(Boolean).join(' · '),
    price: priceLine(offer, locale, t),
    particulars: { ...particulars, costBox: particulars.costBox && { ...particulars.costBox, said: null, form: null } },
    ...untranslatedNote(offer, locale),
    location: locationOf(offer, { sources, view: null }, locale),
    url,
    code: drawQrCode(url),
    links: links.map(({ href, label }) => ({ href, label, address: shownAddress(href), code: drawQrCode(href) })),
    words,
    standing: standing[offer.marketType],
    meta: { title: words.title, description: words.title, robots: 'noindex' },
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export const headers = thrownHeaders

export default function ExposePage() {
  const { offer, houseType, eyebrow, price, particulars, note, location, words } = useLoaderData<typeof loader>()
  const agencyName = useRouteLoaderData<typeof rootLoader>('root')?.agency.agencyName ?? ''
  const plan = planSheets({ ...offer, houseType }, location !== null)
  const isAlone = plan.mapPlace === 'photos' && plan.textPhotos.length === 0
  const map = location && <LocationMap location={location} isWide={isAlone} />
  const hasClosingSheet = plan.plans.length > 0 || plan.closingPhotos.length > 0
  const frame = { agencyName, name: offer.name, lang: langOf(offer, 'name'), number: words.number }
  return (
    <div className={styles.desk}>
      <Toolbar to={paths.offer(offer.id)} words={words} />
      <main className={styles.sheets} id="inhalt">
        <Cover
          {...{ offer, eyebrow, price, agencyName }}
          keys={particulars.keys}
          picture={plan.cover}
          number={words.number}
        >
          {plan.isOnCover && <Texts offer={offer} note={note} map={null} />}
        </Cover>
        {plan.hasTextSheet && (
          <Sheet frame={frame}>
            <PhotoRow pictures={plan.textPhotos}>{plan.mapPlace === 'photos' && map}</PhotoRow>
            <Texts offer={offer} note={note} map={plan.mapPlace === 'texts' && map} />
          </Sheet>
        )}
        <Sheet frame={frame}>
          {plan.isOnCover && <PhotoRow pictures={[]}>{map}</PhotoRow>}
          {!plan.hasTextSheet && !plan.isOnCover && <Texts offer={offer} note={note} map={map} />}
          <Particulars particulars={particulars} costsTitle={words.costs} isDense={!plan.hasTextSheet} />
          {!hasClosingSheet && <End />}
        </Sheet>
        {hasClosingSheet && (
          <Sheet frame={frame}>
            <PhotoRow pictures={plan.closingPhotos} />
            <FloorPlans plans={plan.plans} />
            <End />
          </Sheet>
        )}
      </main>
    </div>
  )
}

function FloorPlans({ plans }: Pick<SheetPlan, 'plans'>) {
  const { t } = useTranslation('site')
  if (plans.length === 0) return null
  return (
    <Part title={t('offer.floorPlans', { count: plans.length })} note={t('offer.notToScale')} isElastic>
      <Plans plans={plans} />
    </Part>
  )
}

function End() {
  const { offer, words, standing, url, code, links } = useLoaderData<typeof loader>()
  const agency = useRouteLoaderData<typeof rootLoader>('root')?.agency
  return agency && <Closing {...{ offer, agency, words, standing, url, code, links }} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
