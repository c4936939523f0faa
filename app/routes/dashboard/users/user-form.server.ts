import type { SessionUser } from '#app/data/access/sessions.server.ts'
import { renameUser, updateUser } from '#app/data/access/user-changes.server.ts'
import { findUser, type ListedUser } from '#app/data/access/users.server.ts'
import { accountFields, userFields } from '#app/domain/access/user.ts'
import type { Fields } from '#app/fields/field.ts'
import type { Locale } from '#app/fields/locale.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { asPosted } from '#app/http/forms/forms.server.ts'
import { translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import type { HistorySource } from '#app/routes/dashboard/saving/history.server.ts'
import { undoOfSave } from '#app/routes/dashboard/saving/restoration.server.ts'
import { answerForm, type RestorablePost, readFields, saveForm } from '#app/routes/dashboard/saving/save-form.server.ts'
import { valueWriter } from '#app/words/saved-values.server.ts'

interface UserPost extends RestorablePost {
  user: ListedUser
  by: SessionUser
}

export async function saveUserForm(post: UserPost) {
  const { user: before, locale, context, by, onSaved } = post
  const { id } = before
  const problem = (reason: 'ownRole' | 'lastAdmin') => ({ role: [translator(locale)(`forms:users.${reason}`)] })
  const outcome = await saveForm(post, {
    ...savedSubject(post, userFields),
    read: () =>
      readFields(post, userFields, (values) =>
        values && id === by.id && values.role !== by.role ? problem('ownRole') : {},
      ),
    write: async ({ name, role }, version) => {
      const change = await updateUser(context.db, id, { name, role }, version, by)
      return change === 'lastAdmin' ? { ...asPosted(post.form), error: problem(change) } : change
    },
  })
  return answerForm(post, outcome, (saved) => {
    if (onSaved) return onSaved(saved.version)
    const undo = undoOfSave({ fields: userFields, saved, history: dashboardPaths.userHistory(id) })
    const link = { to: dashboardPaths.user(id), label: 'user' } as const
    return redirectWithMessage(
      context,
      dashboardPaths.users,
      'userSaved',
      { name: saved.values.name },
      { ...undo, link },
    )
  })
}

export async function saveOwnName(post: UserPost) {
  const { user: before, form, context, by } = post
  const undone = form.has('undo') ? 'all' : undefined
  const outcome = await saveForm(
    { ...post, undone },
    {
      ...savedSubject(post, accountFields),
      read: () => readFields(post, accountFields),
      write: async ({ name }, version) => {
        const change = await renameUser(context.db, before.id, name, version, by)
        // A new name cannot remove the last administrator.
        return change === 'lastAdmin' ? 'missing' : change
      },
    },
  )
  return answerForm(post, outcome, ({ version, values }) => {
    const { account } = dashboardPaths
    const undo = { action: account, fields: { version: String(version), name: before.name, undo: 'on' } }
    return redirectWithMessage(context, account, 'accountSaved', {}, values.name === before.name ? {} : { undo })
  })
}

function savedSubject<F extends Fields>({ user, locale, context: { db } }: UserPost, fields: F) {
  return {
    subject: { kind: 'user', id: user.id } as const,
    fields,
    stored: savedUser(user),
    find: async () => {
      const found = await findUser(db, user.id)
      return found && savedUser(found)
    },
    writer: () => userWriter(locale),
  }
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
