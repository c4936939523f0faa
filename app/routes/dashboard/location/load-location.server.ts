import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { mapSourcesQuery } from '#app/data/maps/map-regions.server.ts'
import { whereaboutsOf } from '#app/data/offers/offers.server.ts'
import { listSharers } from '#app/data/properties/circle-sharers.server.ts'
import { type PropertyRow, valuesOf } from '#app/data/properties/property-row.server.ts'
import { runQuery } from '#app/data/queries.server.ts'
import { locationFields, locationOf } from '#app/domain/properties/location.ts'
import { formatForControls } from '#app/fields/format-for-control.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { metresPerPixel } from '#app/maps/projection.ts'
import { middleIn } from '#app/maps/view.ts'
import { loadPropertyHead } from '#app/routes/dashboard/property-acts/property-head.server.ts'
import { circleDoubt, doubtAboutPoint } from '#app/words/doubts.server.ts'
import { distanceWords } from '#app/words/maps/distance-words.server.ts'
import { askedView, closeView, pointMap } from './point-map.server.ts'

/** In pixels: the tolerance of a careful click. */
const steadiness = 4

export async function loadLocation({ request, params, context: { db } }: LoaderFunctionArgs) {
  const { id = '' } = params
  const [{ row: property, head }, sources, locale] = await Promise.all([
    loadPropertyHead(db, id),
    runQuery(mapSourcesQuery(db)),
    localeOf(request),
  ])
  const { name, version, place } = property
  const t = translator(locale)
  const point = locationOf(property)
  const seen = whereaboutsOf(property)
  const view = askedView(request, sources) ?? closeView(point, place, sources)
  const sharers = await listSharers(db, property)
  const doubt = doubtAboutPoint(valuesOf(property), place, locale)
  return {
    title: `${t('dashboard:property.location')}: ${name}`,
    address: addressOf(property),
    ...head,
    version,
    values: formatForControls(locationFields, pick(property, ['latitude', 'longitude']), locale),
    isSet: point !== null,
    seen: seen?.kind ?? null,
    shared: circleDoubt(sharers, locale)?.text ?? null,
    doubt: doubt && { text: doubt.text, isSwapped: doubt.name === 'swappedPoint' },
    map: pointMap(view, sources, locale, { point, place, seen }),
    steadiness: distanceWords(steadiness * metresPerPixel(middleIn(view).latitude, view.zoom), locale),
  }
}

function addressOf({ street, postalCode, city, district }: PropertyRow): string {
  const town = [postalCode, city].filter(Boolean).join(' ')
  return [street, town, district].filter(Boolean).join(', ')
}
