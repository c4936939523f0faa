import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { and, eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createPasswordToken } from '#app/data/access/password-tokens.server.ts'
import { hashToken } from '#app/data/access/tokens.server.ts'
import { setDisabled, updateUser } from '#app/data/access/user-changes.server.ts'
import { newId } from '#app/data/database.server.ts'
import { sessions, users } from '#app/data/tables/access.server.ts'
import { mailedLinks } from '#app/data/tables/mailed-links.server.ts'
import worker from '#build/server/index.js'
import { postOffice } from '#tests/support/post-office.ts'
import { goodPassword, linkIn, signedIn, userRow } from '#tests/support/users.ts'
import { aUser, controlValue, db, password, staff, textOf, Visitor, wayBack } from '#tests/support/visitor.ts'

const unknown = 'zzzzzzzzzzzz'
const anAddress = () => `neu-${crypto.randomUUID()}@giebel.test`

async function invite(admin: Visitor, fields: Record<string, string> = {}) {
  const email = fields.email ?? anAddress()
  const answer = await admin.post('/dashboard/users/new', {
    id: newId(),
    name: 'Nora Neu',
    role: 'editor',
    email,
    ...fields,
  })
  const html = await answer.text()
  return { email, status: answer.status, html, link: linkIn(html) }
}

test('an editor reaches no page and no act about users or settings, and is told whose they are', async () => {
  const { visitor } = await aUser('editor')
  const other = await aUser('admin', 'Anna Admin')
  const before = await db.select().from(users)
  const paths = ['', '/new', `/${other.id}`, `/${other.id}/access`, `/${other.id}/invitation`].map(
    (path) => `/dashboard/users${path}`,
  )
  for (const path of [...paths, '/dashboard/settings', '/dashboard/settings/picture', `/dashboard/users/${unknown}`]) {
    const page = await visitor.get(path)
    expect([path, page.status]).toEqual([path, 403])
    expect(textOf(await page.text())).toContain('Diese Seite ist der Administration vorbehalten')
    const fields = {
      id: newId(),
      email: anAddress(),
      name: 'X',
      role: 'admin',
      disabled: 'on',
      agencyName: 'X',
      legalName: 'X',
    }
    // The list takes no posts from anybody.
    const refusal = path === '/dashboard/users' ? 405 : 403
    expect([path, (await visitor.post(path, fields)).status]).toEqual([path, refusal])
    expect(await (await visitor.get(`${path}.data`)).text()).not.toContain('@giebel.test')
  }
  expect(await db.select().from(users)).toEqual(before)
  const overview = await (await visitor.get('/dashboard')).text()
  expect(overview).not.toContain('href="/dashboard/users"')
  expect(overview).toContain('href="/dashboard/account"')
})

test('the list says who everybody is, in which state, and never a hash', async () => {
  const { visitor, email } = await aUser('admin', 'Anna Admin')
  const invited = await invite(visitor, { name: 'Iris <b>Eingeladen</b>' })
  const shut = await aUser('editor', 'Gerd Gesperrt')
  await visitor.post(`/dashboard/users/${shut.id}/access`, { disabled: 'on' })
  const html = await (await visitor.get('/dashboard/users')).text()
  const text = textOf(html)
  expect(text).toContain(`Anna Admin Das sind Sie ${email} Administration aktiv`)
  expect(text).toContain(`Iris <b>Eingeladen</b> ${invited.email} Redaktion eingeladen nicht angemeldet`)
  expect(text).toContain(`Gerd Gesperrt ${shut.email} Redaktion gesperrt nicht angemeldet`)
  expect(html).not.toContain('<b>Eingeladen')
  expect(html).not.toContain('scrypt')
})

test('an invited user chooses a password by the link, is signed in, and the link is used up', async () => {
  const { visitor: admin } = await aUser('admin')
  const { email, status, html, link } = await invite(admin)
  expect(status).toBe(200)
  expect(link).not.toBe('')
  expect(textOf(html)).toContain('nur dieses eine Mal. Er gilt 7 Tage')
  expect(html).toMatch(/href="mailto:neu-[^"]*@giebel\.test\?subject=Ihr%20Zugang[^"]*%2Fpasswort%2F[0-9a-f]{64}/)
  expect(admin.cookies.has('__Host-flash')).toBe(false)
  expect((await new Visitor().post('/login', { email, password: '' })).status).toBe(400)

  const invited = new Visitor()
  const page = await (await invited.get(link)).text()
  expect(textOf(page)).toContain(
    `Guten Tag Nora Neu, wählen Sie hier Ihr Passwort. Sie melden sich damit und mit ${email} an.`,
  )
  expect(page).toContain('noindex')
  const answer = await invited.post(link, { next: goodPassword })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard'])
  const dashboard = textOf(await (await invited.get('/dashboard')).text())
  expect(dashboard).toContain('Ihr Passwort ist gespeichert. Sie sind angemeldet.')
  expect(dashboard).toContain('Nora Neu Redaktion')
  await signedIn(email, goodPassword)

  for (const again of [
    await new Visitor().get(link),
    await new Visitor().post(link, { next: 'noch-ein-anderes-davon' }),
  ]) {
    expect(again.status).toBe(404)
    expect(textOf(await again.text())).toContain(
      'bekommen Sie unter „Passwort vergessen?“ einen neuen, oder von der Administration Ihres Büros.',
    )
  }
  await signedIn(email, goodPassword)
})

test('two posts of one link at once: one password holds, the other is told that the link is gone', async () => {
  const { visitor: admin } = await aUser('admin')
  const { email, link } = await invite(admin)
  const secrets = ['erstes-wort-am-morgen', 'zweites-wort-am-abend']
  const answers = await Promise.all(secrets.map((next) => new Visitor().post(link, { next })))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 404])
  const winner = secrets[answers.findIndex(({ status }) => status === 303)]
  await signedIn(email, winner)
})

test('a link that is unknown, too old, replaced or of a disabled user opens nothing', async () => {
  const { visitor: admin } = await aUser('admin')
  const { id, email } = await aUser('editor')
  const first = linkIn(await (await admin.post(`/dashboard/users/${id}/invitation`, {})).text())
  const second = linkIn(await (await admin.post(`/dashboard/users/${id}/invitation`, {})).text())
  expect(first).not.toBe(second)
  expect((await new Visitor().get(first)).status).toBe(404)
  expect((await new Visitor().get(second)).status).toBe(200)

  const old = 'a'.repeat(64)
  const over = { purpose: 'password', subject: id, expiresAt: new Date(Date.now() - 1) } as const
  await db.insert(mailedLinks).values({ id: await hashToken(old), ...over })
  const hash = await hashToken(second.slice('/passwort/'.length))
  for (const token of [old, hash, 'x', '0'.repeat(64), '%00', 'ä'.repeat(900), `' or 1=1 --`]) {
    const link = `/passwort/${encodeURIComponent(token)}`
    expect([token, (await new Visitor().get(link)).status]).toEqual([token, 404])
    expect([token, (await new Visitor().post(link, { next: goodPassword })).status]).toEqual([token, 404])
  }
  await signedIn(email)

  await admin.post(`/dashboard/users/${id}/access`, { disabled: 'on' })
  expect((await new Visitor().get(second)).status).toBe(404)
  await admin.post(`/dashboard/users/${id}/access`, { disabled: 'off' })
  expect((await new Visitor().get(second)).status).toBe(404)
  const refused = await admin.post(`/dashboard/users/${id}/access`, { disabled: 'on' })
  expect(refused.status).toBe(303)
  const asked = await admin.post(`/dashboard/users/${id}/invitation`, {})
  expect(asked.headers.get('Location')).toBe(`/dashboard/users/${id}`)
  expect(textOf(await (await admin.get(`/dashboard/users/${id}`)).text())).toContain('Geben Sie den Zugang frei')
})

test('the tables hold neither the token nor the password, and the night takes what is too old', async () => {
  const { id } = await aUser('editor')
  const token = await createPasswordToken(db, id)
  const over = { purpose: 'password', subject: id, expiresAt: new Date(Date.now() - 1) } as const
  await db.insert(mailedLinks).values({ id: 'too-old', ...over })
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify(await db.select().from(mailedLinks))).not.toContain(token)
  const execution = createExecutionContext()
  await worker.scheduled({ cron: '17 2 * * *', scheduledTime: Date.now(), noRetry: () => {} } as never, env, execution)
  await waitOnExecutionContext(execution)
  const left = await db.select().from(mailedLinks).where(eq(mailedLinks.subject, id))
  expect(left.map((row) => row.id)).toEqual([await hashToken(String(token))])
})

test('a reset keeps the password until another is chosen, and then ends every session', async () => {
  const { visitor: admin } = await aUser('admin')
  const { id, email, visitor } = await aUser('editor')
  const asked = textOf(await (await admin.get(`/dashboard/users/${id}/invitation`)).text())
  expect(asked).toContain('Einen Link für Petra Probe erzeugen?')
  const link = linkIn(await (await admin.post(`/dashboard/users/${id}/invitation`, {})).text())
  await signedIn(email)
  expect((await visitor.get('/dashboard')).status).toBe(200)
  await new Visitor().post(link, { next: goodPassword })
  expect((await visitor.get('/dashboard')).status).toBe(302)
  expect((await new Visitor().post('/login', { email, password })).status).toBe(400)
  await signedIn(email, goodPassword)
})

test.each([
  ['no', '', 'Geben Sie ein Passwort ein.'],
  ['a short', 'x7#kL2!pQ9z', 'Nehmen Sie mindestens 12 Zeichen, jetzt sind es 11.'],
  [
    'an endless',
    'Wort für Wort. '.repeat(67).slice(0, 1_001),
    'Nehmen Sie höchstens 1.000 Zeichen, jetzt sind es 1.001.',
  ],
  ['an invisible', '            ', 'Reihen und Wiederholungen'],
  ['a common', 'Passwort-2025', 'weil viele es verwenden'],
  ['an own', 'NoraNeu-12345', 'aus Ihrem Namen, Ihrer Adresse oder Ihrem Büro'],
])('%s password is refused with a sentence, and the link stays good', async (_case, next, sentence) => {
  const { visitor: admin } = await aUser('admin')
  const { link } = await invite(admin, { name: 'Noralinde Neumann-NoraNeu' })
  const visitor = new Visitor()
  const answer = await visitor.post(link, { next })
  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(textOf(html)).toContain(sentence)
  expect(controlValue(html, 'next')).toBe('')
  expect(html).toContain('aria-invalid="true"')
  expect(visitor.cookies.has('__Host-session')).toBe(false)
  expect((await visitor.get(link)).status).toBe(200)
})

test('a password of emoji, and one of 1,000 characters, sign in', async () => {
  const { visitor: admin } = await aUser('admin')
  const long = Array.from({ length: 250 }, (_, index) => `${String.fromCharCode(0x4e00 + index)}-${index % 7}`)
    .join('')
    .slice(0, 1_000)
  for (const next of ['🏡🌳🚲🌊🎈🍎🐈📚🎹🧭🪴🔑', long.padEnd(1_000, 'é')]) {
    const { email, link } = await invite(admin)
    expect((await new Visitor().post(link, { next })).status).toBe(303)
    await signedIn(email, next)
  }
})

test('a form with mistakes comes back as typed, and an address that exists is named at its field', async () => {
  const { visitor: admin, email } = await aUser('admin')
  const wrong = await invite(admin, { email: 'keine Adresse', name: '  ', role: 'root' })
  expect(wrong.status).toBe(400)
  expect(controlValue(wrong.html, 'email')).toBe('keine Adresse')
  expect(textOf(wrong.html)).toContain('E-Mail-Adresse: Geben Sie eine vollständige E-Mail-Adresse ein')
  expect(textOf(wrong.html)).toContain('Name: Füllen Sie dieses Feld aus.')
  expect(textOf(wrong.html)).toContain('Rolle: Diese Auswahl gibt es nicht.')

  const taken = await invite(admin, { email: ` ${email.toUpperCase()} ` })
  expect(taken.status).toBe(400)
  expect(taken.link).toBe('')
  expect(textOf(taken.html)).toContain('Diese E-Mail-Adresse hat schon ein Konto.')
  expect(controlValue(taken.html, 'name')).toBe('Nora Neu')
})

test('a double post of an invitation makes one user; a corrected one changes it, until a password is chosen', async () => {
  const { visitor: admin } = await aUser('admin')
  const id = newId()
  const first = await invite(admin, { id })
  const again = await invite(admin, { id, email: first.email })
  expect([first.status, again.status]).toEqual([200, 200])
  expect((await new Visitor().get(first.link)).status).toBe(404)
  const corrected = await invite(admin, { id, name: 'Nora Neumann' })
  expect(await db.select().from(users).where(eq(users.id, id))).toMatchObject([
    { email: corrected.email, name: 'Nora Neumann' },
  ])
  await new Visitor().post(corrected.link, { next: goodPassword })
  const late = await invite(admin, { id, role: 'admin', email: corrected.email })
  expect(late.status).toBe(400)
  expect(await userRow(corrected.email)).toMatchObject({ role: 'editor', name: 'Nora Neumann' })
})

test('the administration changes name and role, and may take it back', async () => {
  const { visitor: admin } = await aUser('admin')
  const { id, email, visitor } = await aUser('editor')
  const answer = await admin.save(`/dashboard/users/${id}`, {
    name: '<i>Petra</i>',
    role: 'admin',
    email: 'x@giebel.test',
  })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard/users'])
  const list = await (await admin.get('/dashboard/users')).text()
  expect(textOf(list)).toContain('„<i>Petra</i>“ ist gespeichert.')
  expect((await visitor.get('/dashboard/users')).status).toBe(200)
  const undo = wayBack(list)
  expect((await admin.post(undo.action, undo.fields)).headers.get('Location')).toBe('/dashboard/users')
  expect(await userRow(email)).toMatchObject({ name: 'Petra Probe', role: 'editor' })
  expect((await visitor.get('/dashboard/users')).status).toBe(403)

  for (const role of ['root', '', 'ADMIN']) {
    expect((await admin.save(`/dashboard/users/${id}`, { name: 'Petra', role })).status).toBe(400)
  }
  expect(await userRow(email)).toMatchObject({ name: 'Petra Probe', role: 'editor' })
})

test('whoever is blocked is signed out at once, and signs in again once it is taken back', async () => {
  const { visitor: admin } = await aUser('admin')
  const { id, email, visitor } = await aUser('editor')
  await admin.post(`/dashboard/users/${id}/access`, { disabled: 'on' })
  expect((await visitor.get('/dashboard')).status).toBe(302)
  expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([])
  expect((await new Visitor().post('/login', { email, password })).status).toBe(400)
  const page = await (await admin.get(`/dashboard/users/${id}`)).text()
  expect(textOf(page)).toContain('„Petra Probe“ ist gesperrt und überall abgemeldet. Rückgängig machen')
  expect(wayBack(page).fields.disabled).toBe('off')
  await admin.post(`/dashboard/users/${id}/access`, { disabled: 'off', redirectTo: 'https://evil.example' })
  await signedIn(email)
  expect((await visitor.get('/dashboard')).status).toBe(302)
})

test('nobody can block or demote themselves', async () => {
  const { id, email, visitor } = await aUser('admin', 'Anna Admin')
  await aUser('admin')
  await visitor.post(`/dashboard/users/${id}/access`, { disabled: 'on' })
  expect(textOf(await (await visitor.get(`/dashboard/users/${id}`)).text())).toContain(
    'Sich selbst können Sie nicht sperren.',
  )
  const demoted = await visitor.save(`/dashboard/users/${id}`, { name: 'Anna Admin', role: 'editor' })
  expect(demoted.status).toBe(400)
  expect(textOf(await demoted.text())).toContain(
    'Ihre eigene Rolle kann nur jemand anderes aus der Administration ändern.',
  )
  expect(await userRow(email)).toMatchObject({ role: 'admin', disabled: false })
  expect((await visitor.save(`/dashboard/users/${id}`, { name: 'Anna B. Admin', role: 'admin' })).status).toBe(303)
})

/** Leaves no administrators but these. */
async function onlyAdmins(...ids: string[]) {
  const others = ids.map((id) => ne(users.id, id))
  await db
    .update(users)
    .set({ role: 'editor' })
    .where(and(eq(users.role, 'admin'), ...others))
}

test('of two administrators who demote or block each other at once, one stays', async () => {
  for (const act of [
    (by: Visitor, id: string) => by.post(`/dashboard/users/${id}`, { name: 'Zwei', role: 'editor', version: '1' }),
    (by: Visitor, id: string) => by.post(`/dashboard/users/${id}/access`, { disabled: 'on' }),
  ]) {
    const [one, two] = [await aUser('admin'), await aUser('admin')]
    await onlyAdmins(one.id, two.id)
    await Promise.all([act(one.visitor, two.id), act(two.visitor, one.id)])
    const left = await db
      .select()
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.disabled, false)))
    expect(left).toHaveLength(1)
  }
})

test('the last administrator who can sign in is neither demoted nor blocked, whoever asks', async () => {
  const { id } = await aUser('admin', 'Lea Letzte')
  const invited = newId()
  await db.insert(users).values({ id: invited, email: anAddress(), name: 'X', role: 'admin', passwordHash: '' })
  await onlyAdmins(id, invited)
  expect(await updateUser(db, id, { name: 'Lea', role: 'editor' }, 1, 'Test')).toBe('lastAdmin')
  expect(await setDisabled(db, id, true, 'Test')).toBe('lastAdmin')
  expect(await updateUser(db, id, { name: 'Lea Letzte', role: 'admin' }, 1, 'Test')).toBe('saved')
  expect(await setDisabled(db, invited, true, 'Test')).toBe('saved')
  expect(await updateUser(db, unknown, { name: 'Lea', role: 'editor' }, 1, 'Test')).toBe('missing')
})

test('users that do not exist are not found', async () => {
  const admin = await staff('admin')
  for (const path of ['', '/access', '/invitation']) {
    const address = `/dashboard/users/${unknown}${path}`
    const posted = await admin.post(address, { name: 'X', role: 'editor', disabled: 'on' })
    expect([address, posted.status]).toEqual([address, 404])
  }
  expect((await admin.get(`/dashboard/users/${unknown}`)).status).toBe(404)
  expect((await admin.get(`/dashboard/users/${'x'.repeat(3_000)}`)).status).toBe(404)
  expect((await admin.get(`/dashboard/users/${unknown}/access`)).status).toBe(405)
})

test('a fault behind a link is logged without the token', async () => {
  const { id } = await aUser('editor')
  const token = await createPasswordToken(db, id)
  const broken = {
    ...env,
    DB: {
      prepare: () => ({
        bind: () => {
          throw new Error('broken')
        },
      }),
    } as never,
  }
  const logged: unknown[] = []
  const { error } = console
  console.error = (...entry) => void logged.push(...entry)
  const answer = await new Visitor(broken).get(`/passwort/${token}`)
  console.error = error
  expect(answer.status).toBe(500)
  expect(logged.join('\n')).toContain('"path":"/passwort/…"')
  expect(logged.join('\n')).not.toContain(token)
})

test('a password that cannot be one is said on top and at its field, and signing in tells no rules', async () => {
  const { visitor: admin } = await aUser('admin')
  const { id } = await aUser('editor')
  const link = linkIn(await (await admin.post(`/dashboard/users/${id}/invitation`, {})).text())
  const refused = await new Visitor().post(link, { next: 'kurz' })
  expect(refused.status).toBe(400)
  const html = await refused.text()
  expect(html).toMatch(/role="alert".{0,600}?<p>[^<]*12 Zeichen/s)
  const control = html.match(/<input[^>]*name="next"[^>]*>/)?.[0] ?? ''
  expect(control).toContain('aria-invalid="true"')
  expect(control).toMatch(/aria-describedby="next-error/)

  expect(textOf(await (await new Visitor().get('/login')).text())).not.toContain('12 Zeichen')
})

test('an invitation is mailed where mail is set up, can be sent again, and its link can be shown and renewed', async () => {
  const { visitor } = await aUser('admin', 'Anna Admin')
  const office = postOffice()
  const admin = new Visitor(office.bindings)
  for (const [cookie, value] of visitor.cookies) admin.cookies.set(cookie, value)
  const id = newId()
  const email = anAddress()
  const invited = await admin.post('/dashboard/users/new', { id, name: 'Nora Neu', role: 'editor', email })
  const page = await invited.text()
  expect(textOf(page)).toContain(`Nora Neu ist eingeladen. Eine E-Mail mit einem Link ist an ${email} auf dem Weg.`)
  const pathIn = (text = '') => /https?:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1] ?? ''
  const status = async (path: string) => (await new Visitor().get(path)).status
  expect(office.mails).toMatchObject([{ to: email, text: expect.stringContaining('Anna Admin gibt Ihnen Zugang') }])
  const first = pathIn(office.mails[0]?.text)
  expect([await status(first), await status(linkIn(page))]).toEqual([200, 200])

  expect(textOf(await (await admin.get(`/dashboard/users/${id}`)).text())).toContain('Einladung noch einmal senden')
  const again = await admin.post(`/dashboard/users/${id}/invitation`, { next: 'mail' })
  expect(again.status).toBe(303)
  const second = pathIn(office.mails[1]?.text)
  expect([await status(first), await status(linkIn(page)), await status(second)]).toEqual([404, 404, 200])
  const shown = linkIn(await (await admin.post(`/dashboard/users/${id}/invitation`, {})).text())
  expect([await status(second), await status(shown)]).toEqual([404, 200])

  office.fault = new Error('E_DELIVERY_FAILED')
  await admin.post(`/dashboard/users/${id}/invitation`, { next: 'mail' })
  // The mailbox has had its three mails of the hour: the page shows the link instead of promising a mail.
  const fourth = await admin.post(`/dashboard/users/${id}/invitation`, { next: 'mail' })
  expect([fourth.status, linkIn(await fourth.text())]).toEqual([200, expect.stringContaining('/')])
})
