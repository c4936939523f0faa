import { type PictureText, pictureFields, pictureFocuses, pictureOrigins } from '#app/domain/picture.ts'
import { isMark } from '#app/domain/picture-mark.ts'
import type { Placed } from '#app/exchange/mapping/fields/field-mapping.ts'
import type { ObjectReader } from '#app/exchange/mapping/fields/object-reader.ts'
import { ourSimpleField, placeOurs, readMoment } from '#app/exchange/mapping/fields/simple-fields.ts'
import type { ReadPicture, WrittenPicture } from '#app/exchange/object-types.ts'
import { cutAtWord, oneLine, plainText } from '#app/exchange/plain-text.ts'
import { quoted } from '#app/exchange/problems.ts'
import type { Element } from '#app/exchange/received.ts'
import { foreignLocales } from '#app/fields/locale.ts'
import { translationName } from '#app/fields/translations.ts'
import { isAddress, mergeRepeated, type NamedPicture, sourceOf, textOf } from './attachment.ts'
import { readTitle, titleWith, titleWithout } from './picture-titles.ts'

const container = 'anhaenge'
const path = `${container}/anhang`

const mostPictures = 60

const longestSource = 1_000

/** Null without the container. The title picture comes first. */
export function readPictures(from: ObjectReader): ReadPicture[] | null {
  const all = attachmentsOf(from)
  if (all.length === 0 && !from.scope(container)) return null
  const read = all.map((element, index) => readPicture(element, index + 1, from)).filter((one) => one !== undefined)
  const once = mergeRepeated(read)
  const ordered = from.context.isOurs
    ? once
    : once.toSorted((one, other) => Number(other.isTitle) - Number(one.isTitle))
  if (ordered.length > mostPictures)
    from.report({ code: 'tooManyPictures', element: container, count: ordered.length, limit: mostPictures })
  return ordered.slice(0, mostPictures).map(({ picture, title }) => {
    const own = readOwnFields(from, picture.source)
    return { ...picture, ...wordsOf(title, own), ...own }
  })
}

function attachmentsOf(from: ObjectReader): Element[] {
  return [...from.all(from.scope(container), 'anhang'), ...from.root.children.filter(({ name }) => name === 'anhang')]
}

function readPicture(element: Element, position: number, from: ObjectReader): NamedPicture | undefined {
  if (from.isRead(element)) return undefined
  const group = (element.attributes.gruppe ?? '').trim().slice(0, 60).toUpperCase()
  const address = sourceOf(element)
  const inline = inlineOf(element)
  const isInline = address === '' && inline.trim() !== ''
  if (leftOut.has(group)) {
    from.take(element)
    return undefined
  }
  if (attached.has(group) || isDocument(element, group, address)) {
    // Whole files are never carried over.
    if (isInline) from.take(element)
    from.report({ code: 'attachment', element: path, found: quoted(`${group} ${address.slice(0, 500)}`) })
    return undefined
  }
  from.take(element)
  const title = textOf(element, 'anhangtitel').slice(0, 2_000)
  if ((address === '' && !isInline) || address.length > longestSource) {
    from.report({ code: 'missingPicture', element: path, found: quoted(address.slice(0, 500) || title) })
    return undefined
  }
  const picture: Omit<ReadPicture, 'alt'> = {
    kind: floorPlans.has(group) ? 'floorPlan' : 'photo',
    source: isInline ? `inline-${position}` : address,
    sourceKind: isInline ? 'inline' : isAddress(address) ? 'address' : 'entry',
    check: textOf(element, 'check').trim().slice(0, 200) || null,
    file: null,
    ...(isInline ? { inline } : {}),
  }
  return { picture, title, isTitle: group === 'TITELBILD' }
}

const leftOut = new Set(['ANBIETERLOGO', 'QRCODE', 'EPASS-SKALA'])
const attached = new Set(['DOKUMENTE', 'DOKUMENT', 'FILM', 'FILMLINK', 'LINKS', 'ANBOBJURL'])
const floorPlans = new Set(['GRUNDRISS', 'KARTEN_LAGEPLAN'])

/** PDF floor plans pass here and fail when the picture is opened. */
function isDocument(element: Element, group: string, address: string): boolean {
  const format = `${textOf(element, 'format').slice(0, 100)} ${address.slice(-10)}`
  return !floorPlans.has(group) && /\b(?:pdf|html?|docx?|mp4|mov|avi|video|zip)\b/i.test(format)
}

/** Base64 in `anhanginhalt`, or in a `base64` inside it or in its place. */
function inlineOf(element: Element): string {
  const inside = [...element.children, ...element.children.flatMap(({ children }) => children)]
  const holder = inside.find(({ name }) => name === 'anhanginhalt') ?? element
  const own = holder === element ? '' : holder.text
  if (own.trim() !== '') return own
  return [...holder.children, ...inside].find(({ name }) => name === 'base64')?.text ?? ''
}

/** Our backups say beside the title what a picture is; any other title proposes it. */
function wordsOf(title: string, { exportedKey, caption, origin }: OwnFields): Pick<ReadPicture, 'alt' | 'foundMark'> {
  const { max } = pictureFields.alt
  if (exportedKey !== undefined) return { alt: cutAtWord(titleWithout(title.trim(), origin), max) }
  const isOurs = caption !== undefined
  const { text, foundMark } = readTitle(isOurs ? title.trim() : oneLine(plainText(title)))
  return { alt: isOurs ? cutAtWord(text, max) : altOf(text), ...(foundMark && { foundMark }) }
}

/** Drops file names, numbers and "Bild 3", which do not help readers of alternative texts. */
function altOf(text: string): string {
  const word = text.toLowerCase().replace(/[^\p{L}]/gu, '')
  const isFile = /\.(?:jpe?g|png|webp|gif|tiff?|bmp|heic|heif|pdf|svg)$/i.test(text)
  return isFile || meaningless.has(word) ? '' : cutAtWord(text, pictureFields.alt.max)
}

const meaningless = new Set([
  '',
  ...'anhang bild bilder datei dsc dscf dscn foto fotos hauptbild image images img imgwa objektbild objektfoto'.split(
    ' ',
  ),
  ...'photo photos pic picture pxl scan screenshot titelbild'.split(' '),
])

type OwnFields = Partial<
  Pick<ReadPicture, 'caption' | 'texts' | 'exportedKey' | 'foundMark' | 'origin' | 'focus' | 'originalKey'>
>

/** Only our own files contain these. */
function readOwnFields(from: ObjectReader, source: string): OwnFields {
  if (!from.context.isOurs) return {}
  const own = (name: string) => ourSimpleField(from, container, `${name}.${source}`)
  const keyIn = (name: string) => /^[\w-]{1,60}$/.exec(own(name) ?? '')?.[0]
  const [exportedKey, originalKey, mark] = [keyIn('key'), keyIn('originalKey'), own('foundMark')]
  const origin = findIn(pictureOrigins, own('origin'))
  const focus = findIn(pictureFocuses, own('focus'))
  const ownText = (name: string, field: PictureText['field']) => cutAtWord(own(name) ?? '', pictureFields[field].max)
  const texts = foreignLocales.flatMap((locale) =>
    translated.flatMap((field) => {
      const name = translationName(field, locale)
      const text = ownText(name, field)
      const staleSince = readMoment(ourSimpleField(from, container, `stale.${name}.${source}`))
      return text === '' ? [] : { locale, field, text, ...(staleSince !== null && { staleSince }) }
    }),
  )
  return {
    caption: ownText('caption', 'caption') || null,
    ...(texts.length > 0 && { texts }),
    ...(exportedKey && { exportedKey }),
    ...(originalKey && { originalKey }),
    ...(mark && isMark(mark) && { foundMark: mark }),
    ...(origin && { origin }),
    ...(focus && { focus }),
  }
}

function findIn<Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined {
  return values.find((value) => value === text)
}

/** As the names of our own fields. */
const plainFields = ['key', 'caption', 'origin', 'originalKey', 'foundMark', 'focus'] as const

const translated = ['alt', 'caption'] as const satisfies readonly PictureText['field'][]

export function writePictures(pictures: readonly WrittenPicture[]): Placed[] {
  const cover = pictures.find(({ kind }) => kind === 'photo')
  const leaf = (name: string, text: string): Element => ({ name, attributes: {}, text, children: [] })
  return pictures.flatMap((picture) => {
    const { file, alt, kind, origin, texts } = picture
    const title = titleWith(alt, origin)
    const gruppe = kind === 'floorPlan' ? 'GRUNDRISS' : picture === cover ? 'TITELBILD' : 'BILD'
    const anhang: Element = {
      name: 'anhang',
      attributes: { location: 'EXTERN', gruppe },
      text: '',
      children: [
        ...(title === '' ? [] : [leaf('anhangtitel', title)]),
        leaf('format', 'image/jpeg'),
        { ...leaf('daten', ''), children: [leaf('pfad', file)] },
      ],
    }
    const plain = plainFields.flatMap((name) => {
      const text = picture[name]
      return text ? [placeOurs(container, `${name}.${file}`, text)] : []
    })
    const translations = texts.flatMap(({ field, locale, text, staleSince }) => {
      const name = `${translationName(field, locale)}.${file}`
      const stale =
        staleSince === undefined ? [] : [placeOurs(container, `stale.${name}`, new Date(staleSince).toISOString())]
      return [placeOurs(container, name, text), ...stale]
    })
    return [{ container, element: anhang }, ...plain, ...translations]
  })
}
