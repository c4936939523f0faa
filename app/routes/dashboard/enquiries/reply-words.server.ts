import type { ReplyTemplate } from '#app/data/entries/reply-templates.server.ts'
import type { EnquiryKind } from '#app/domain/enquiries/enquiry.ts'
import { fillPlaceholders, type Placeholders, replyFields } from '#app/domain/enquiries/reply.ts'
import { withoutLinks } from '#app/domain/enquiries/without-links.ts'
import type { HouseType } from '#app/domain/properties/property.ts'
import type { Locale } from '#app/fields/locale.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { type Translator, translator } from '#app/i18n/server.ts'
import { companyLines, type SignedMail } from '#app/mail/signature.ts'
import { paths } from '#app/paths/public.ts'

export interface ReplyWords {
  subject: string
  text: string
}

interface About {
  name: string
  locale: Locale
  kind: EnquiryKind
  property: {
    id: string
    nameForAsker: string
    propertyNumber: string
    houseType: HouseType
    published: boolean
    sold: boolean
    deletedAt: Date | null
  } | null
  further: readonly { nameForAsker: string; propertyNumber: string }[]
}

export function replyWords(
  template: ReplyTemplate | undefined,
  about: About,
  person: string,
  { closing, siteUrl }: { closing: string; siteUrl: string },
): ReplyWords {
  const t = translator(about.locale)
  const { name } = about
  const known = placeholdersOf(about, person, siteUrl)
  const subject = subjectOf(about, t)
  if (!template) {
    const salutation = t('forms:enquiryReply.salutation', { name })
    return { subject, text: `${salutation}\n\n\n\n${closing}\n${person}` }
  }
  const words = inLanguage(template, about.locale)
  return {
    subject: words.subject ? fillPlaceholders(words.subject, known) : subject,
    text: fillPlaceholders(words.text, known),
  }
}

/** Names two properties if both fit, and counts the others of more. */
function subjectOf({ property, further, kind }: About, t: Translator): string {
  if (!property) return t(`forms:enquiryReply.subjects.${kind}`)
  const namesOf = (asked: About['further'][number]) => ({ name: asked.nameForAsker, number: asked.propertyNumber })
  const first = t('forms:enquiryReply.subjectAbout', namesOf(property))
  const [second] = further
  if (!second) return first
  const both = t('forms:enquiryReply.subjectBoth', { first, ...namesOf(second) })
  const isWhole = further.length === 1 && both.length <= replyFields.subject.max
  return isWhole ? both : t('forms:enquiryReply.subjectMore', { first, count: further.length })
}

type Known = Pick<About, 'name' | 'locale' | 'property'>

export function placeholdersOf({ name, locale, property }: Known, person: string, siteUrl: string) {
  const isPublic = property?.published && !property.deletedAt
  const addressOf = (path: string) => siteUrl + localPath(path, locale)
  const kind = property && translator(locale)('forms:enquiryReply.kinds', { returnObjects: true })[property.houseType]
  return {
    name: withoutLinks(name),
    object: property?.nameForAsker ?? null,
    theObject: kind?.the ?? null,
    toTheObject: kind?.toThe ?? null,
    pronoun: kind?.it ?? null,
    link: isPublic ? addressOf(property.sold ? paths.reference(property.id) : paths.offer(property.id)) : null,
    expose: isPublic && !property.sold ? addressOf(paths.expose(property.id)) : null,
    person,
  } satisfies Placeholders
}

/** A template without an English text is German in both languages. */
export function inLanguage({ subject, text, subjectEn, textEn }: ReplyTemplate, locale: Locale) {
  return locale === 'en' && textEn ? { subject: subjectEn, text: textEn } : { subject, text }
}

/** An outbox payload; quotes the question if it is known. */
export function replyMail(
  { subject, text }: ReplyWords,
  asked: { email: string | null },
  person: { name: string; replyTo: string | null; copyTo?: string | null },
  company: SignedMail,
  quoted = '',
): Record<string, string> {
  return {
    to: asked.email ?? '',
    subject,
    text: `${[`${text}\n\n${companyLines(company).join('\n')}`, quoted].filter(Boolean).join('\n\n\n')}\n`,
    sender: person.name,
    ...(person.replyTo && { replyTo: person.replyTo }),
    ...(person.copyTo && { copyTo: person.copyTo }),
  }
}
