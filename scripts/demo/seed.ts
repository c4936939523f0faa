/** `npm run db:seed [-- --properties N]` fills an empty local database with the demo and N plain offers. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { count, eq, sql } from 'drizzle-orm'
import { imageSize } from 'image-size'
import { saveUser } from '#app/data/access/users.server.ts'
import { saveHomePicture } from '#app/data/agency/home-picture.server.ts'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { type Database, newId, openDatabase } from '#app/data/database.server.ts'
import { storeAnswerTimes } from '#app/data/enquiries/answer-times.server.ts'
import { createKeyFigure } from '#app/data/entries/key-figures.server.ts'
import { createOwnPage } from '#app/data/entries/own-pages.server.ts'
import { createReplyTemplate } from '#app/data/entries/reply-templates.server.ts'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { createTestimonial } from '#app/data/entries/testimonials.server.ts'
import { createPicture } from '#app/data/pictures/images.server.ts'
import { type Media, newPictureKey, type StoredPicture } from '#app/data/pictures/media.server.ts'
import { originalName, putFile } from '#app/data/pictures/picture-files.server.ts'
import { createProperty, updateProperty } from '#app/data/properties/properties.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { emptyValues } from '#app/fields/field.ts'
import { formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { orRefuse, Refusal } from '#scripts/refusal.ts'
import { defaultStateDir, migrate, openBindings } from '#scripts/serve.ts'
import { seedEnquiries } from './enquiries.ts'
import { demoKeyFigures, demoTemplates } from './entries.ts'
import { demoOwnPages } from './own-pages.ts'
import { demoPassword, demoSettings, demoTeam, demoTestimonials, demoUsers } from './people.ts'
import { createPlainOffers, mostPlainOffers } from './plain-offers.ts'
import { germanBefore } from './properties/before.ts'
import { propertiesInEnglish } from './properties/english.ts'
import { demoProperties } from './properties.ts'
import type { DemoProperty } from './types.ts'

const pictureFolder = join(import.meta.dirname, 'pictures')

interface ManifestPicture {
  file: string
  kind: 'photo' | 'floorPlan'
  /** Most are drawn photos, of which nobody has said more. */
  origin?: 'visualisation'
  alt: Said
  caption: Said
}

interface Manifest {
  properties: { slug: string; pictures: ManifestPicture[] }[]
  hero: { file: string; alt: Said }
}

type Said = Record<Locale, string>

const manifest: Manifest = JSON.parse(readFileSync(join(pictureFolder, 'manifest.json'), 'utf8'))

/** Seeds the demo unless the database already holds properties, and calls `begun` first. True when it did. */
export async function seedDemo(db: Database, media: Media, begun = () => {}): Promise<boolean> {
  const [existing] = await db.select({ total: count() }).from(properties)
  if (existing?.total) return false
  begun()
  const memberIds = await seedTeam(db, media)
  await saveAgency(db, { ...demoSettings, valuer: memberIds.get('voss') ?? null })
  const { file, alt } = manifest.hero
  await saveHomePicture(db, await storeOwnPicture(media, file), alt.de, { altEn: alt.en })
  for (const user of Object.values(demoUsers)) await saveUser(db, { ...user, password: demoPassword })
  const ids = new Map(demoProperties.map(({ slug }) => [slug, newId()]))
  await seedTestimonials(db, media, ids)
  for (const [position, figure] of demoKeyFigures.entries()) await createKeyFigure(db, newId(), figure, position)
  for (const [position, template] of demoTemplates.entries()) await createReplyTemplate(db, newId(), template, position)
  await seedOwnPages(db, media)
  await inParallel(demoProperties, 4, (property) => seedProperty(db, media, property, ids, memberIds))
  await seedEnquiries(db)
  await storeAnswerTimes(db)
  return true
}

async function seedTeam(db: Database, media: Media): Promise<Map<string, string>> {
  const ids = new Map(demoTeam.map(({ key }) => [key, newId()]))
  for (const [position, { key, picture, ...values }] of demoTeam.entries()) {
    await createTeamMember(db, ids.get(key) ?? newId(), values, position, await storeOwnPicture(media, picture))
  }
  return ids
}

async function seedTestimonials(db: Database, media: Media, ids: ReadonlyMap<string, string>): Promise<void> {
  for (const [position, { slug = '', picture, ...words }] of demoTestimonials.entries()) {
    const values = { ...words, property: ids.get(slug) ?? null, originConfirmed: true }
    await createTestimonial(db, newId(), values, position, await storeOwnPicture(media, picture))
  }
}

async function seedOwnPages(db: Database, media: Media): Promise<void> {
  for (const [position, { picture, ...values }] of demoOwnPages.entries()) {
    await createOwnPage(db, newId(), values, position, picture ? await storeOwnPicture(media, picture) : null)
  }
}

async function storeOwnPicture(media: Media, file: string) {
  const { key, width, height } = await storeDemoPicture(media, file)
  return { pictureKey: key, pictureWidth: width, pictureHeight: height }
}

async function seedProperty(
  db: Database,
  media: Media,
  demo: DemoProperty,
  ids: ReadonlyMap<string, string>,
  memberIds: ReadonlyMap<string, string>,
): Promise<void> {
  const id = ids.get(demo.slug) ?? newId()
  const english = propertiesInEnglish[demo.slug]
  const values = {
    ...emptyValues(propertyFields),
    ...demo.values,
    ...english,
    responsibleMember: memberIds.get(String(demo.values.responsibleMember)) ?? null,
  } as PropertyValues
  const { name } = demoUsers.admin
  const before = germanBefore[demo.slug]
  await createProperty(db, id, { ...values, ...before }, name)
  if (before) await updateProperty(db, id, values, 1, name)
  for (const { file, kind, origin = null, alt, caption } of picturesOf(demo)) {
    const picture = { ...(await storeDemoPicture(media, file)), kind, origin, alt: alt.de, caption: caption.de }
    await createPicture(
      db,
      id,
      english?.descriptionEn ? { ...picture, altEn: alt.en, captionEn: caption.en } : picture,
      name,
    )
  }
  // As if it had been entered on the day of its publication.
  const dates = datesOf(demo)
  await db
    .update(properties)
    .set({ ...dates, version: sql`${properties.version} + 1` })
    .where(eq(properties.id, id))
  await db.update(history).set({ changedAt: dates.createdAt }).where(eq(history.subjectId, id))
}

function datesOf({ publishedAt, values }: DemoProperty) {
  return {
    publishedAt: values.published ? dayAt(publishedAt) : null,
    createdAt: dayAt(publishedAt),
    updatedAt: dayAt(values.soldOn ? `${values.soldOn}-28` : publishedAt),
  }
}

function dayAt(day: string): Date {
  return new Date(`${day}T09:40:00Z`)
}

function picturesOf({ slug }: DemoProperty): ManifestPicture[] {
  return manifest.properties.find((property) => property.slug === slug)?.pictures ?? []
}

/** The file in the folder is a WebP without metadata, like those that the dashboard makes of uploads. */
async function storeDemoPicture({ bucket }: Media, name: string): Promise<StoredPicture> {
  const file = readFileSync(join(pictureFolder, name))
  const key = newPictureKey()
  const { width, height } = imageSize(file)
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)
  await putFile(bucket, originalName(key), { bytes, type: 'image/webp' })
  return { key, width, height }
}

async function inParallel<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items]
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let item = queue.shift(); item; item = queue.shift()) await work(item)
    }),
  )
}

/** 0 for none. Throws a refusal. */
export function readPlainOffers(args: string[]): number {
  // Joined, because Node takes the "-5" of "--properties -5" for another option.
  const joined = args
    .join(' ')
    .replace(/^--properties (?=-\d)/, '--properties=')
    .split(' ')
  const { values } = parseArgs({ args: joined.filter(Boolean), options: { properties: { type: 'string' } } })
  if (values.properties === undefined) return 0
  const total = /^\d{1,9}$/.test(values.properties) ? Number(values.properties) : 0
  if (total < 1 || total > mostPlainOffers)
    throw new Refusal(`--properties takes a whole number from 1 to ${formatNumber(mostPlainOffers, 'en')}`)
  return total
}

/** `say` gets a line for each step. */
export async function fill(db: Database, media: Media, plainOffers: number, say: (line: string) => void) {
  const hasSeeded = await seedDemo(db, media)
  const total = formatNumber(await db.$count(properties), 'en')
  say(
    hasSeeded
      ? `Seeded the demo: ${total} properties`
      : `The database already holds properties (${total}), so the demo was not added`,
  )
  if (plainOffers === 0) return
  await createPlainOffers(db, plainOffers)
  say(`Added ${formatNumber(plainOffers, 'en')} plain offers`)
}

if (process.argv[1] === import.meta.filename) {
  await orRefuse(async () => {
    const plainOffers = readPlainOffers(process.argv.slice(2))
    const say = (line: string) => process.stdout.write(`${line}\n`)
    const stateDir = process.env.STATE_DIR ?? defaultStateDir
    say(`Filling the database in ${stateDir} …`)
    migrate(stateDir)
    const { bindings, close } = await openBindings(stateDir)
    const media = { bucket: bindings.MEDIA, images: bindings.IMAGES }
    await fill(openDatabase(bindings.DB), media, plainOffers, say).finally(close)
  })
}
