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
  form: FormData
  locale: Locale
  /** The form's values without typed changes. */
  stored: object
  page: string
  label: string
  /** Whether the post contains more than fields, such as a picture. */
  hasMore?: boolean
  /** What is shown as the translation, if that is not what is stored, and what it is of. */
  shown?: { text: string; source: string | null } | undefined
  rerender: (fresh: FreshText, status: number) => Given
}

/** An unchanged form redirects to the text; any other is rerendered. */
export async function confirmFreshness<Given>({ context, form, fields, ...said }: Confirmation<Given>) {
  const { kind, id, translation, locale, stored, page, label, hasMore = false, shown, rerender } = said
  const { name, translates: field } = translation
  const text = { locale: translation.locale, field }
  const isConfirmed = await confirmText(context.db, kind, id, text, postedVersion(form), shown)
  const status = isConfirmed ? 200 : 409
  // Scripts post only the version and keep the form.
  if (!keysOf(fields).some((control) => form.has(control))) return data({ isConfirmed }, { status })
  if (isConfirmed && !hasMore && isUntouched(form, fields, stored, locale))
    return redirectWithMessage(context, `${page}#${name}`, 'textConfirmed', { label })
  return rerender({ name, isConfirmed }, status)
}

function isUntouched(form: FormData, fields: Fields, stored: object, locale: Locale): boolean {
  const posted = parseForm(form, fields, locale)
  const values: Readonly<Record<string, unknown>> = { ...stored }
  return posted.status === 'success' && keysOf(fields).every((name) => posted.value[name] === values[name])
}
