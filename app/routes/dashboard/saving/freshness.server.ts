/** "Stimmt noch": somebody says that a translation is right although what it translates is newer. */
import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { confirmText } from '#app/data/texts/write-texts.server.ts'
import type { TextSubject } from '#app/domain/saving/subject.ts'
import type { Fields } from '#app/fields/field.ts'
import type { Locale } from '#app/fields/locale.ts'
import { type Translation, translationsIn } from '#app/fields/translations.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { parseForm, postedVersion } from '#app/http/forms/forms.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import type { FreshText } from '#app/ui/dashboard/texts/fresh-notice.tsx'

/** The one that an address names by `:locale` and `:field`. */
export function requireTranslation(fields: Fields, { locale, field }: LoaderFunctionArgs['params']): Translation {
  const known = translationsIn(fields).find((one) => one.translates === field && one.locale === locale)
  if (!known) throw notFound()
  return known
}

interface Confirmation<Given> {
  context: AppContext
  kind: Exclude<TextSubject, 'picture'>
  id: string
  fields: Fields
  translation: Translation
  /** May come along as it was typed. */
  form: FormData
  locale: Locale
  /** What the form would say if nothing had been typed. */
  stored: object
  /** Where the form is. */
  page: string
  label: string
  /** Whether something came along that is no field, as a picture is not. */
  hasMore?: boolean
  giveBack: (fresh: FreshText, status: number) => Given
}

/** A form in which nothing was typed leads back to the text; any other is given back. */
export async function confirmFreshness<Given>({ context, form, fields, ...said }: Confirmation<Given>) {
  const { kind, id, translation, locale, stored, page, label, hasMore = false, giveBack } = said
  const { name, translates: field } = translation
  const text = { locale: translation.locale, field }
  const isConfirmed = await confirmText(context.db, kind, id, text, postedVersion(form))
  const status = isConfirmed ? 200 : 409
  // A script posts the version alone, and leaves the form as it is.
  if (!keysOf(fields).some((control) => form.has(control))) return data({ isConfirmed }, { status })
  if (isConfirmed && !hasMore && isUntouched(form, fields, stored, locale))
    return redirectWithMessage(context, `${page}#${name}`, 'textConfirmed', { label })
  return giveBack({ name, isConfirmed }, status)
}

function isUntouched(form: FormData, fields: Fields, stored: object, locale: Locale): boolean {
  const posted = parseForm(form, fields, locale)
  const values: Readonly<Record<string, unknown>> = { ...stored }
  return posted.status === 'success' && keysOf(fields).every((name) => posted.value[name] === values[name])
}
