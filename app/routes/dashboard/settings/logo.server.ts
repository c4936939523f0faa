import { findLogos, updateLogos } from '#app/data/agency/logo.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { logoProblemOf } from '#app/data/pictures/logo-problem.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { type LogoName, type Logos, logoBounds, logoFields } from '#app/domain/agency/logo.ts'
import { type BarePicture, uploadLimits } from '#app/domain/picture.ts'
import { settingsSubject } from '#app/domain/saving/subject.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { type FlashKey, redirectWithMessage } from '#app/http/flash.server.ts'
import { asPosted, readForm } from '#app/http/forms/forms.server.ts'
import { keyAfter, type PictureChange, readPicture, uploadedIn } from '#app/http/forms/one-picture.server.ts'
import { sayPostTooLarge } from '#app/http/forms/picture-problems.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'
import { type ChosenPicture, isRefused, keepUploaded } from '#app/routes/dashboard/saving/picture-form.server.ts'
import { undoOfSave } from '#app/routes/dashboard/saving/restoration.server.ts'
import {
  type FormPost,
  type RestorablePost,
  readFields,
  rerenderForm,
  saveForm,
  type Unsaved,
} from '#app/routes/dashboard/saving/save-form.server.ts'
import { logoFormId } from '#app/ui/dashboard/settings/settings-logo.tsx'
import { valueWriter } from '#app/words/saved-values.server.ts'

const names = keysOf(logoFields)

const none: Logos = { logo: null, icon: null }

export async function findSavedLogos(db: Database) {
  const { version, ...logos } = await findLogos(db)
  return { version, logos, values: keysOfPictures(logos) }
}

type Keys = Record<LogoName, string | null>

function keysOfPictures({ logo, icon }: Logos): Keys {
  return { logo: logo?.key ?? null, icon: icon?.key ?? null }
}

export async function receiveLogos(request: Request, context: AppContext, by: Author) {
  const locale = await localeOf(request)
  if (Number(request.headers.get('Content-Length')) > uploadLimits.perPost) {
    const error = { logo: [sayPostTooLarge(locale)] }
    return rerenderForm(new FormData(), { result: { status: 'error', error } }, { uploadedLogos: none })
  }
  return saveLogos({ form: await readForm(request, uploadLimits.perPost), locale, context, by })
}

export async function saveLogos(post: RestorablePost) {
  const { locale, context, by, onSaved } = post
  const { db } = context
  const stored = await findSavedLogos(db)
  const chosen = await chooseLogos(post, stored.logos)
  const isNothing = names.every((name) => stored.values[name] === null && !isUpload(chosen[name]))
  if (isNothing && !isRefused(chosen.logo)) chosen.logo = { problem: translator(locale)('forms:settings.noPicture') }
  const outcome = await saveForm(post, {
    subject: settingsSubject,
    fields: logoFields,
    stored,
    find: () => findSavedLogos(db),
    read: (base) => readLogos(post, chosen, base ?? stored.values),
    write: async (_, version) => {
      const { logos } = await findSavedLogos(db)
      const after = (name: LogoName) => pictureAfter(chosen[name], logos[name])
      return updateLogos(db, { logo: after('logo'), icon: after('icon') }, version, by)
    },
    writer: () => valueWriter(logoFields, locale, {}),
  })
  if (outcome.status !== 'saved') return rerenderLogos(post, outcome, chosen)
  if (onSaved) return onSaved(outcome.version)
  const { settingsLogo, settingsHistory: history } = dashboardPaths
  const undo = undoOfSave({ fields: logoFields, saved: outcome, history, form: logoFormId })
  const link = { to: paths.home, label: 'home' } as const
  return redirectWithMessage(context, settingsLogo, messageOf(chosen), {}, { link, ...undo })
}

function messageOf(chosen: Chosen): FlashKey {
  const [first, second] = names.filter((name) => chosen[name] !== 'kept')
  if (!first) return 'picturesUnchanged'
  if (second) return 'logosSaved'
  return isUpload(chosen[first]) ? `${first}Saved` : `${first}Removed`
}

type Chosen = Record<LogoName, ChosenPicture>

async function chooseLogos(post: FormPost, present: Logos): Promise<Chosen> {
  return { logo: await choose(post, 'logo', present), icon: await choose(post, 'icon', present) }
}

function choose({ context, form, locale }: FormPost, name: LogoName, present: Logos): Promise<ChosenPicture> {
  const check = async (file: File) => {
    const problem = await logoProblemOf(file, name)
    return problem && translator(locale)(`forms:pictures.${problem}`, { file: file.name, ...logoBounds })
  }
  return readPicture({ context, form, locale, owner: name, name, present: present[name], check })
}

function problemsOf(chosen: Chosen): Record<string, string[]> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const choice = chosen[name]
      return isRefused(choice) ? [[name, [choice.problem]]] : []
    }),
  )
}

async function readLogos(post: FormPost, chosen: Chosen, before: Keys) {
  for (const name of names) post.form.delete(name)
  const read = await readFields(post, {}, () => problemsOf(chosen))
  if ('result' in read) return read
  return {
    values: {
      logo: keyAfter(changeOf(chosen.logo), before.logo),
      icon: keyAfter(changeOf(chosen.icon), before.icon),
    },
  }
}

/** A refused picture is never written. */
function changeOf(choice: ChosenPicture): PictureChange {
  return isRefused(choice) ? 'kept' : choice
}

function isUpload(choice: ChosenPicture): boolean {
  return isRefused(choice) || typeof choice === 'object'
}

function pictureAfter(choice: ChosenPicture, present: BarePicture | null): BarePicture | null {
  const change = changeOf(choice)
  return change === 'kept' ? present : uploadedIn(change)
}

/** With the files that were chosen on the page. */
export async function rerenderChosenLogos(post: FormPost) {
  const chosen = await chooseLogos(post, (await findSavedLogos(post.context.db)).logos)
  return rerenderLogos(post, { result: { error: problemsOf(chosen) } }, chosen, 200)
}

async function rerenderLogos(post: FormPost, unsaved: Unsaved & { values?: Keys }, chosen: Chosen, status?: number) {
  const uploadedLogos = {
    logo: await keepUploaded(post, unsaved, chosen.logo, 'logo'),
    icon: await keepUploaded(post, unsaved, chosen.icon, 'icon'),
  }
  const { result, change } = unsaved
  const answer = { result: { ...asPosted(post.form), error: result?.error }, ...(change && { change }) }
  return rerenderForm(post.form, answer, { uploadedLogos }, status)
}
