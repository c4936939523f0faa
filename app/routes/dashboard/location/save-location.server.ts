import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import type { Database } from '#app/data/database.server.ts'
import { findProperty, updateProperty } from '#app/data/properties/properties.server.ts'
import { type PropertyRow, valuesOf } from '#app/data/properties/property-row.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import type { Point } from '#app/domain/places/point.ts'
import { type LocationValues, locationFields, locationOf, swapped } from '#app/domain/properties/location.ts'
import { isSameIn } from '#app/domain/saving/joint-fields.ts'
import type { Saved } from '#app/domain/saving/subject.ts'
import { formatForControls } from '#app/fields/format-for-control.ts'
import type { Locale } from '#app/fields/locale.ts'
import { keysOf, pick } from '#app/fields/typed-objects.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { asPosted, formLocale, type RejectedForm, readForm } from '#app/http/forms/forms.server.ts'
import { ownPath } from '#app/http/responses.server.ts'
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
import { requireProperty } from '#app/routes/dashboard/property-acts/require-property.server.ts'
import { askAboutNumbers } from '#app/routes/dashboard/saving/ask-about-numbers.server.ts'
import { answerForm, type FormPost, readFields, saveForm } from '#app/routes/dashboard/saving/save-form.server.ts'
import { pointName } from '#app/ui/dashboard/location/shown-location.ts'
import { doubtAboutPoint } from '#app/words/doubts.server.ts'
import { loadPropertyWriter } from '#app/words/saved-values.server.ts'
import { readClick } from './read-click.server.ts'
import { incompleteCoordinates, problemsOfDegrees, splitPair, turnToPlace } from './split-pair.server.ts'

export async function saveLocation({ request, params, context }: ActionFunctionArgs, by: Author) {
  const { db } = context
  const { id = '' } = params
  const [form, locale, row] = await Promise.all([readForm(request), localeOf(request), requireProperty(db, id)])
  const view = readView(new URL(request.url).searchParams.get(viewParameter))
  const isUndo = form.get('next') === 'undo'
  const post = { context, form, locale, by, undone: isUndo ? ('all' as const) : undefined }
  const stored = savedLocation(row)
  let back = dashboardPaths.location(id)
  let turned: ReturnType<typeof turnToPlace> = null
  const outcome = await saveForm(post, {
    subject: { kind: 'property', id },
    fields: locationFields,
    stored,
    find: async () => {
      const theirs = await findProperty(db, id)
      return theirs && !theirs.deletedAt ? savedLocation(theirs) : null
    },
    read: async () => {
      splitPair(form)
      const click = readClick(form, view)
      if (click === 'unreadable') return { result: problemOfClick(form, click, locale) }
      applyClick(form, click, row, locale)
      turned = turnToPlace(form, formLocale(form, locale), row.place)
      const read = await readPoint(post)
      if ('result' in read) return read
      const isTyped = click === null && !form.has('next')
      const result = isTyped ? askAboutNumbers(form, read.values, stored.values, locale, { place: row.place }) : null
      if (result) return { result }
      const isClicked = typeof click === 'object' && click !== null
      back = returnPath({ id, form, point: locationOf(read.values), view, isClicked })
      if (!isSameIn(keysOf(locationFields), stored.values, read.values)) return read
      if (click === 'none') return { result: problemOfClick(form, 'noClick', locale) }
      throw redirectWithMessage(context, back, 'pointUnchanged')
    },
    write: (values, version) => writeLocation(db, id, values, version, by),
    writer: () => loadPropertyWriter(db, locale),
  })
  return answerForm(post, outcome, ({ version, values }) => {
    const former = formatForControls(locationFields, stored.values, locale)
    const fields = { ...former, version: String(version), locale, next: 'undo' }
    const undo = { action: dashboardPaths.location(id), fields }
    const doubt = doubtAboutPoint({ ...valuesOf(row), ...values }, row.place, locale)
    if (doubt) return redirectWithMessage(context, back, 'pointDoubtful', { doubt: doubt.text }, { undo, tone: 'warn' })
    const set = turned === 'swapped' ? 'pointTurned' : turned ? 'pointSigned' : 'pointSet'
    const message = !locationOf(values) ? 'pointRemoved' : isUndo ? 'pointBack' : set
    return redirectWithMessage(context, back, message, {}, { undo })
  })
}

function problemOfClick(form: FormData, code: 'unreadable' | 'noClick', locale: Locale): RejectedForm {
  return { ...asPosted(form), error: { [pointName]: [translator(locale)(`forms:location.${code}`)] } }
}

/** Converts a button or a click on the map to typed coordinates. */
function applyClick(form: FormData, click: Point | 'none' | null, row: PropertyRow, locale: Locale): void {
  const next = form.get('next')
  if (next === 'remove') setCoordinates(form, null, locale)
  else if (next === 'swap') setCoordinates(form, locationOf(swapped(row)), locale)
  else if (click && click !== 'none') setCoordinates(form, click, locale)
}

function readPoint(post: FormPost) {
  const t = translator(post.locale)
  return readFields(post, locationFields, (values) =>
    values ? incompleteCoordinates(values, t) : problemsOfDegrees(post.form, t),
  )
}

function savedLocation(row: PropertyRow): Saved<LocationValues> {
  return { version: row.version, values: pick(row, ['latitude', 'longitude']) }
}

function setCoordinates(form: FormData, point: Point | null, locale: Locale): void {
  const values = point ? rounded(point) : { latitude: null, longitude: null }
  const { latitude, longitude } = formatForControls(locationFields, values, formLocale(form, locale))
  form.set('latitude', latitude)
  form.set('longitude', longitude)
}

/** To the fields' precision: a tenth of a metre. */
function rounded({ latitude, longitude }: Point): Point {
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) }
}

/** Other fields keep their present values. */
async function writeLocation(db: Database, id: string, mine: LocationValues, version: number, by: Author) {
  const row = await findProperty(db, id)
  if (!row || row.deletedAt) return 'missing'
  if (row.version !== version) return 'stale'
  const outcome = await updateProperty(db, id, { ...valuesOf(row), ...mine }, version, by)
  // A location does not affect pictures, so a removed picture means another save.
  return outcome === 'pictureless' ? 'stale' : outcome
}

interface ReturnPath {
  id: string
  form: FormData
  point: Point | null
  view: MapView | null
  isClicked: boolean
}

/** A click stays at the map; typed coordinates move it. */
function returnPath({ id, form, point, view, isClicked }: ReturnPath): string {
  const page = dashboardPaths.location(id)
  const [path = page, place] = ownPath(form.get('redirectTo'), page).split('#', 2)
  const address = new URL(path, 'https://giebel.example')
  if (point && view && !isClicked && !isInMiddle(view, point)) {
    address.searchParams.set(viewParameter, viewName(viewAround(point, view.zoom)))
  }
  return address.pathname + address.search + (place ? `#${place}` : '')
}

function isInMiddle(view: MapView, point: Point): boolean {
  const { x, y } = positionIn(view, point)
  return Math.abs(x - mapWidth / 2) < 120 && Math.abs(y - mapHeight / 2) < 180
}
