/** Saves the form of a location: a click on its map, or typed coordinates. */
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import type { Database } from '#app/data/database.server.ts'
import { findProperty, type PropertyRow, updateProperty, valuesOf } from '#app/data/properties/properties.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import type { Point } from '#app/domain/places/point.ts'
import { type LocationValues, locationFields, locationOf, swapped } from '#app/domain/properties/location.ts'
import type { Saved } from '#app/domain/saving/subject.ts'
import { formatForControls } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { asPosted, parseForm, readForm, shownIn } from '#app/http/forms/forms.server.ts'
import { notFound, ownPath } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import {
  type MapView,
  mapHeight,
  mapWidth,
  positionIn,
  readView,
  viewAround,
  viewName,
  viewParameter,
} from '#app/maps/view.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { doubtAboutPoint } from '#app/routes/dashboard/properties/doubts.server.ts'
import { propertyValueWriter, requireProperty } from '#app/routes/dashboard/properties/editor.server.ts'
import { askAgain, isConflict, readBase, saveOver } from '#app/routes/dashboard/saving/conflict.server.ts'
import { pointName } from '#app/ui/dashboard/location/shown-location.ts'
import { readClick } from './read-click.server.ts'
import { halfPoint, problemsOfDegrees, splitPair } from './split-pair.server.ts'

export async function saveLocation({ request, params, context }: ActionFunctionArgs, by: Author) {
  const { db } = context
  const { id = '' } = params
  const [form, locale, stored] = await Promise.all([readForm(request), localeOf(request), requireProperty(db, id)])
  const t = translator(locale)
  const { searchParams } = new URL(request.url)
  const view = readView(searchParams.get(viewParameter))
  const saved = { db, subject: { kind: 'property', id } as const, fields: locationFields, form, locale }
  const base = await readBase(saved, savedLocation(stored))
  splitPair(form)
  const click = readClick(form, view)
  const problem = (code: 'unreadable' | 'noClick') =>
    askAgain(form, { ...asPosted(form), error: { [pointName]: [t(`forms:location.${code}`)] } })

  if (click === 'unreadable') return problem(click)
  const next = form.get('next')
  if (next === 'remove') put(form, null, locale)
  else if (next === 'swap') put(form, locationOf(swapped(stored)), locale)
  else if (click && click !== 'none') put(form, click, locale)
  const submission = parseForm(form, locationFields, locale)
  if (submission.status !== 'success')
    return askAgain(form, submission.reply({ fieldErrors: problemsOfDegrees(form, t) }))
  const mine = submission.value
  const lacking = halfPoint(mine, t)
  if (Object.keys(lacking).length > 0) return askAgain(form, submission.reply({ fieldErrors: lacking }))
  const point = locationOf(mine)

  const back = wayBack({ id, form, point, view, isClicked: typeof click === 'object' && click !== null })
  if (stored.latitude === mine.latitude && stored.longitude === mine.longitude) {
    return click === 'none' ? problem('noClick') : redirectWithMessage(context, back, 'pointUnchanged')
  }
  const outcome = await saveOver(saved, {
    base,
    mine,
    find: async () => {
      const theirs = await findProperty(db, id)
      return theirs && !theirs.deletedAt ? savedLocation(theirs) : null
    },
    write: (version) => writeLocation(db, id, mine, version, by),
    writer: () => propertyValueWriter(db, locale),
    same: (version) => version,
  })
  if (outcome === 'missing') throw notFound()
  if (isConflict(outcome)) return askAgain(form, asPosted(form), outcome)
  const former = formatForControls(locationFields, savedLocation(stored).values, locale)
  const fields = { ...former, version: String(outcome), locale, next: 'undo' }
  const undo = { action: dashboardPaths.location(id), fields }
  const doubt = doubtAboutPoint({ ...valuesOf(stored), ...mine }, stored.place, locale)
  if (doubt) return redirectWithMessage(context, back, 'pointDoubtful', { doubt: doubt.text }, { undo, tone: 'warn' })
  const said = !point ? 'pointRemoved' : next === 'undo' ? 'pointBack' : 'pointSet'
  return redirectWithMessage(context, back, said, {}, { undo })
}

function savedLocation(row: PropertyRow): Saved<LocationValues> {
  return { version: row.version, values: pick(row, ['latitude', 'longitude']) }
}

/** As if it had been typed. */
function put(form: FormData, point: Point | null, locale: Locale): void {
  const values = point ? rounded(point) : { latitude: null, longitude: null }
  const { latitude, longitude } = formatForControls(locationFields, values, shownIn(form, locale))
  form.set('latitude', latitude)
  form.set('longitude', longitude)
}

/** To the places that the fields have: a tenth of a metre. */
function rounded({ latitude, longitude }: Point): Point {
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) }
}

/** The new version, or why there is none. Everything else of the property stays as it is stored by now. */
async function writeLocation(db: Database, id: string, mine: LocationValues, version: number, by: Author) {
  const row = await findProperty(db, id)
  if (!row || row.deletedAt) return 'missing'
  if (row.version !== version) return 'stale'
  const outcome = await updateProperty(db, id, { ...valuesOf(row), ...mine }, version, by)
  if (outcome === 'saved') return version + 1
  // A point takes no picture away: whoever did so meanwhile has also saved.
  return outcome === 'pictureless' ? 'stale' : outcome
}

interface WayBack {
  id: string
  form: FormData
  point: Point | null
  view: MapView | null
  isClicked: boolean
}

/** Whoever clicks stays with the map; typed coordinates are shown where they are. */
function wayBack({ id, form, point, view, isClicked }: WayBack): string {
  const page = dashboardPaths.location(id)
  const [path = page, place] = ownPath(form.get('redirectTo'), page).split('#', 2)
  const address = new URL(path, 'https://giebel.example')
  if (point && view && !isClicked && !isInMiddle(view, point)) {
    address.searchParams.set(viewParameter, viewName(viewAround(point, view.zoom)))
  }
  return address.pathname + address.search + (place ? `#${place}` : '')
}

/** What a phone shows. */
function isInMiddle(view: MapView, point: Point): boolean {
  const { x, y } = positionIn(view, point)
  return Math.abs(x - mapWidth / 2) < 120 && Math.abs(y - mapHeight / 2) < 180
}
