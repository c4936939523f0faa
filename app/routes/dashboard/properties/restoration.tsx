import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listWordedPictures } from '#app/data/pictures/picture-words.server.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { saveWords } from '#app/routes/dashboard/pictures/picture-words.server.ts'
import { loadPictures } from '#app/routes/dashboard/pictures/pictures.server.ts'
import { fieldNames } from '#app/routes/dashboard/pictures/read-picture-words.server.ts'
import { requireProperty } from '#app/routes/dashboard/property-acts/require-property.server.ts'
import { saveProperty } from '#app/routes/dashboard/property-saving/editor.server.ts'
import { rerenderProperty } from '#app/routes/dashboard/property-saving/save-answers.server.ts'
import { keepTyped, readRestoration } from '#app/routes/dashboard/saving/restoration.server.ts'
import { PicturePage } from '#app/ui/dashboard/pictures/picture-page.tsx'
import { PropertyPage } from '#app/ui/dashboard/property/property-page.tsx'
import { propertyHistory } from './history.server.ts'
import { loadProperty } from './load-property.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  return loadProperty(params.id ?? '', request, context)
}

export async function action(args: ActionFunctionArgs) {
  const { request, params, context } = args
  const by = await requireUser(request, context)
  const { id = '' } = params
  const [row, locale] = await Promise.all([requireProperty(context.db, id), localeOf(request)])
  const pictures = await listWordedPictures(context.db, id)
  const page = dashboardPaths.history(id)
  const { form, kept, names, seen, undone, typed, onSaved } = await readRestoration(args, {
    ...(await propertyHistory(context.db, row, pictures, [], locale)),
    forms: [propertyFields],
  })
  if (names.some((name) => name.includes('.'))) {
    const { searchParams } = new URL(request.url)
    const post = { context, by, propertyId: id, version: row.version, pictures, locale, searchParams }
    const words = await saveWords({ ...post, form: wordsForm(form, names, seen, undone ? params.version : undefined) })
    if ('saved' in words && words.saved === 0)
      return redirectWithMessage(context, page, 'valuesAlreadySo', {}, { tone: 'warn' })
    if ('saved' in words) return onSaved(words.version)
    return data({ ...words.answer, pictures: await loadPictures(args) }, { status: words.answer.change ? 409 : 400 })
  }
  const post = { context, id, locale, by }
  const saved = await saveProperty({ ...post, form, kept, undone, onSaved })
  return keepTyped(context, typed, saved, (form) => rerenderProperty({ ...post, form }, {}, {}, 200))
}

/** Only the restored words, with those that they replace. */
function wordsForm(
  restored: FormData,
  names: readonly string[],
  seen: Readonly<Record<string, unknown>>,
  undoneVersion: string | undefined,
): FormData {
  const form = new FormData()
  if (undoneVersion) form.set('undo', undoneVersion)
  for (const name of names) {
    const [, key] = name.split('.')
    form.set(name, String(restored.get(name) ?? ''))
    form.set(`shown.${key}`, JSON.stringify(fieldNames.map((field) => seen[`${field}.${key}`] ?? null)))
  }
  return form
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.candidate?.name ?? data?.id }]

export default function PropertyRestorationPage() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return answer && 'pictures' in answer ? (
    <PicturePage {...answer.pictures} answer={answer} />
  ) : (
    <PropertyPage {...loaded} answer={answer} />
  )
}
