import { findAgency } from '#app/data/agency/settings.server.ts'
import { type ExportedProperty, listExported } from '#app/data/exchange/exported.server.ts'
import { inBlocks } from '#app/data/in-blocks.ts'
import type { Media } from '#app/data/pictures/media.server.ts'
import { hasOriginal, readExport } from '#app/data/pictures/picture-exports.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { berlinDay } from '#app/domain/calendar.ts'
import { isHiddenByMark } from '#app/domain/picture-mark.ts'
import { writeObject } from '#app/exchange/mapping/write-object.ts'
import type { WriteOptions, WrittenProperty } from '#app/exchange/object-types.ts'
import { documentAround, type WrittenDocument } from '#app/exchange/writing/document.ts'
import { archiveName, ownObid, pictureNames } from '#app/exchange/writing/names.ts'
import { toXml } from '#app/exchange/writing/to-xml.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { logFault } from '#app/http/log.server.ts'
import { type ArchivePicture, archiveResponse } from './archive.server.ts'

interface ExportFile extends Pick<WrittenDocument, 'scope'>, Omit<WriteOptions, 'version'> {
  ids: readonly string[]
  name: string
}

const chunk = 50

export async function exportFile(request: Request, context: AppContext, file: ExportFile): Promise<Response> {
  const { db, media } = context
  const agency = await findAgency(db)
  const writtenAt = new Date()
  const anid = new URL(context.config.siteUrl).host
  const { before, after } = documentAround({ scope: file.scope, agency, anid, writtenAt })
  const archived = new Map<string, ArchivePicture>()
  const namesFor = pictureNames()

  async function* text() {
    yield before
    for (const ids of inBlocks(file.ids, chunk)) {
      for (const stored of await listExported(db, ids)) {
        const pictures = stored.pictures.filter((picture) => file.isWholeStock || !isHiddenByMark(picture))
        const property = { ...stored, pictures }
        const names = namesFor(property.values.propertyNumber, property.pictures.length)
        const files = await existingFiles(media, filesOf(property, names))
        for (const [name, key] of files) archived.set(name, { name, read: () => readExport(media, key) })
        const object = exportedObject(property, names, agency, new Set(files.keys()))
        yield `\n${toXml(writeObject(object, { ...file, version: '127c' }))}`
      }
    }
    yield after
  }

  return archiveResponse(archiveName([agency.agencyName, file.name], writtenAt), {
    name: 'openimmo.xml',
    text: text(),
    pictures: () => archived.values(),
    onFault: (fault) => logFault(fault, request, context),
  })
}

/** The map by name stores a shared portrait once. */
function filesOf({ pictures, member }: ExportedProperty, names: readonly string[]): [name: string, key: string][] {
  const files = pictures.map(({ key }, index): [string, string] => [names[index] ?? '', key])
  return member?.pictureKey ? [...files, [portraitName(member.pictureKey), member.pictureKey]] : files
}

/** Skips missing files, so the text names only what the archive contains. */
async function existingFiles(
  media: Media,
  files: readonly [name: string, key: string][],
): Promise<Map<string, string>> {
  const found = await Promise.all(files.map(([, key]) => hasOriginal(media, key)))
  return new Map(files.filter((_, index) => found[index]))
}

function portraitName(key: string): string {
  return `kontakt-${key}.jpg`
}

function exportedObject(
  property: ExportedProperty,
  names: readonly string[],
  agency: Agency,
  files: ReadonlySet<string>,
): WrittenProperty {
  const { id, values, member, obid, intern, rest, createdAt, updatedAt, pictures, stale } = property
  const photo = member?.pictureKey ? portraitName(member.pictureKey) : null
  return {
    values,
    agency,
    intern,
    rest,
    stale,
    circle: property.circle,
    publishedAt: property.publishedAt,
    obid: obid ?? ownObid(id, createdAt),
    // We cannot know what the receiver has; OpenImmo readers treat a change of an unknown object as new.
    action: 'change',
    changedOn: berlinDay(updatedAt),
    member: member && { ...member, photo: photo && files.has(photo) ? photo : null },
    pictures: pictures
      .map((picture, index) => ({ ...picture, file: names[index] ?? '' }))
      .filter(({ file }) => files.has(file)),
  }
}
