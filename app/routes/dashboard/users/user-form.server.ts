/** Reading and saving a user's name and role: from the administration's form, its history, and the own account. */
import type { TypedResponse } from '@remix-run/cloudflare'
import type { SessionUser } from '#app/data/access/sessions.server.ts'
import { renameUser, updateUser } from '#app/data/access/user-changes.server.ts'
import { findUser, type ListedUser } from '#app/data/access/users.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { accountFields, userFields } from '#app/domain/access/user.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { parseForm } from '#app/http/forms/forms.server.ts'
import { notFound, ownPath } from '#app/http/responses.server.ts'
import { translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { askAgain, isConflict, readBase, saveOver } from '#app/routes/dashboard/saving/conflict.server.ts'
import type { HistorySource } from '#app/routes/dashboard/saving/history.server.ts'
import { valueWriter } from '#app/words/saved-values.server.ts'

interface UserPost {
  /** As stored. */
  user: ListedUser
  form: FormData
  locale: Locale
  context: AppContext
  by: SessionUser
  /** The answer once it is saved, instead of the list. */
  onSaved?: (version: number) => TypedResponse<never>
}

export async function saveUserForm({ user: before, form, locale, context, by, onSaved }: UserPost) {
  const { db } = context
  const { id } = before
  const saved = { db, subject: { kind: 'user', id } as const, fields: userFields, form, locale }
  const base = await readBase(saved, savedUser(before))
  const submission = parseForm(form, userFields, locale)
  if (submission.status !== 'success') return askAgain(form, submission.reply())
  const { name, role } = submission.value
  const refuse = (reason: 'ownRole' | 'lastAdmin') =>
    askAgain(form, submission.reply({ fieldErrors: { role: [translator(locale)(`forms:users.${reason}`)] } }))
  if (id === by.id && role !== by.role) return refuse('ownRole')
  const outcome = await saveOver(saved, {
    base,
    mine: submission.value,
    write: async (version) => nextVersion(await updateUser(db, id, { name, role }, version, by), version),
    ...storedUser(db, id, locale),
  })
  if (outcome === 'lastAdmin') return refuse('lastAdmin')
  if (outcome === 'missing') throw notFound()
  if (isConflict(outcome)) return askAgain(form, submission.reply({ formErrors: [] }), outcome)
  if (onSaved) return onSaved(outcome)
  const page = dashboardPaths.user(id)
  const former = { version: String(outcome), name: before.name, role: before.role }
  return redirectWithMessage(
    context,
    ownPath(form.get('redirectTo'), dashboardPaths.users),
    'userSaved',
    { name },
    { undo: { action: page, fields: former }, link: { to: page, label: 'user' } },
  )
}

export async function saveOwnName({ user: before, form, locale, context, by }: UserPost) {
  const { db } = context
  const { id } = before
  const saved = { db, subject: { kind: 'user', id } as const, fields: accountFields, form, locale }
  const base = await readBase(saved, savedUser(before))
  const submission = parseForm(form, accountFields, locale)
  if (submission.status !== 'success') return askAgain(form, submission.reply())
  const { name } = submission.value
  const outcome = await saveOver(saved, {
    base,
    mine: submission.value,
    write: async (version) => nextVersion(await renameUser(db, id, name, version, by), version),
    ...storedUser(db, id, locale),
  })
  if (outcome === 'missing' || outcome === 'lastAdmin') throw notFound()
  if (isConflict(outcome)) return askAgain(form, submission.reply({ formErrors: [] }), outcome)
  const { account } = dashboardPaths
  const undo = { action: account, fields: { version: String(outcome), name: before.name } }
  return redirectWithMessage(context, account, 'accountSaved', {}, { undo })
}

export function userHistory(user: ListedUser, locale: Locale): HistorySource {
  return {
    subject: { kind: 'user', id: user.id },
    fields: userFields,
    present: savedUser(user),
    labels: translator(locale)('dashboard:users.fields', { returnObjects: true }),
    write: userWriter(locale),
    page: dashboardPaths.userHistory(user.id),
  }
}

function userWriter(locale: Locale) {
  const role = translator(locale)('dashboard:frame.roles', { returnObjects: true })
  return valueWriter(userFields, locale, { options: { role } })
}

function savedUser({ version, name, role }: ListedUser) {
  return { version, values: { name, role } }
}

/** What both forms say to saveOver() about the stored user. */
function storedUser(db: Database, id: string, locale: Locale) {
  return {
    find: async () => {
      const user = await findUser(db, id)
      return user && savedUser(user)
    },
    writer: async () => userWriter(locale),
    same: (version: number) => version,
  }
}

function nextVersion<Refusal extends string>(change: 'saved' | Refusal, version: number) {
  return change === 'saved' ? version + 1 : change
}
