/** What is done around a property: its pictures, the person in charge, what comes from the agency's software, who asks about it. */
import { env } from 'cloudflare:test'
import { aDesk, transferOf } from '#tests/support/exchange.ts'
import { jpegBytes } from '#tests/support/picture-files.ts'
import { controlValue } from '#tests/support/visitor.ts'
import { type Act, isKept, mayBeOffer, save, staff, wordsOf } from './act.ts'
import { formOf, members } from './life.ts'
import { isOffer, isReference, type State } from './state.ts'

const hasSpare = (state: State) =>
  isKept(state) && (state.pictures.length > 1 || (!isOffer(state) && !isReference(state)))

export const pictures: readonly Act[] = [
  {
    name: 'uploads a picture',
    by: staff,
    can: (state) => isKept(state) && state.pictures.length < 4,
    open: async ({ at }, _by, mark) => {
      const fields = new FormData()
      fields.append('id', `upload${String(mark).padStart(6, '0')}`)
      fields.append('pictures', new File([Buffer.concat([jpegBytes, Buffer.from(String(mark))])], `${mark}.jpg`))
      return { path: `${at}/images`, fields, status: 303 }
    },
    change: (state) => {
      state.version += 1
    },
    learn: (state, truth) => {
      const added = truth.pictures.filter((key) => !state.pictures.includes(key))
      if (added.length === 1) state.pictures.push(...added)
    },
  },
  {
    name: 'moves the last picture to the front',
    by: staff,
    can: (state) => isKept(state) && state.pictures.length > 1,
    open: ({ at, state }) => ({
      path: `${at}/images/order`,
      fields: { order: lastFirst(state.pictures).join() },
      status: 303,
    }),
    change: (state) => {
      state.pictures = lastFirst(state.pictures)
      state.version += 1
    },
    isUndoable: true,
  },
  {
    name: 'moves the last picture to the trash',
    by: staff,
    can: (state) => hasSpare(state) && state.pictures.length > 0,
    open: ({ at, state }) => ({
      path: `${at}/images/trash`,
      fields: { pictures: state.pictures.at(-1) ?? '' },
      status: 303,
    }),
    change: (state) => {
      const key = state.pictures.pop()
      if (key) state.picturesInTrash.push(key)
      state.version += 1
    },
    isUndoable: true,
    learn: inOrderOf,
  },
  {
    name: 'restores a picture',
    by: staff,
    can: (state) => isKept(state) && state.picturesInTrash.length > 0,
    open: ({ at, state }) => ({
      path: `${at}/images/restoration`,
      fields: { pictures: state.picturesInTrash[0] ?? '' },
      status: 303,
    }),
    change: (state) => {
      const key = state.picturesInTrash.shift()
      if (key) state.pictures.push(key)
      state.version += 1
    },
    isUndoable: true,
    learn: inOrderOf,
  },
]

function lastFirst(keys: readonly string[]): string[] {
  return [...keys.slice(-1), ...keys.slice(0, -1)]
}

/** A picture comes back to where it was, among those that have come since. */
function inOrderOf(state: State, truth: Pick<State, 'pictures' | 'picturesInTrash'>): void {
  for (const name of ['pictures', 'picturesInTrash'] as const)
    if (truth[name].toSorted().join() === state[name].toSorted().join()) state[name] = truth[name]
}

const otherMember = (state: State) => members.find((id) => id !== state.member && !state.membersInTrash.includes(id))

export const team: readonly Act[] = [
  {
    name: 'assigns it to somebody else',
    by: staff,
    can: (state) => isKept(state) && otherMember(state) !== undefined,
    open: ({ at, state }) => ({
      path: at,
      fields: { ...formOf(state), responsibleMember: otherMember(state) ?? '' },
      status: 303,
    }),
    change: (state) => {
      state.member = otherMember(state) ?? null
      state.handedOver = null
      save(state, {})
    },
    isUndoable: true,
  },
  leaving('the person in charge leaves without a successor', () => null),
  leaving('the person in charge leaves and hands over', otherMember),
  {
    name: 'the person comes back',
    by: ['admin'],
    can: (state) => state.membersInTrash.length > 0,
    open: ({ state }) => ({ path: `/dashboard/team/${state.membersInTrash[0]}/restore`, fields: {}, status: 303 }),
    change: (state) => {
      const id = state.membersInTrash.shift() ?? null
      if (state.handedOver !== id || state.member !== null) return
      state.member = id
      state.handedOver = null
      state.version += 1
    },
    isUndoable: true,
  },
]

function leaving(name: string, successorOf: (state: State) => string | null | undefined): Act {
  return {
    name,
    by: ['admin'],
    can: (state) => state.member !== null && successorOf(state) !== undefined,
    open: ({ state }) => ({
      path: `/dashboard/team/${state.member}/trash`,
      fields: { successor: successorOf(state) ?? '' },
      status: 303,
    }),
    change: (state) => {
      const [successor = null, gone] = [successorOf(state), state.member]
      state.membersInTrash = [...state.membersInTrash, ...(gone ? [gone] : [])].toSorted()
      state.handedOver = successor ? state.handedOver : gone
      state.member = successor
      state.version += 1
    },
    isUndoable: true,
  }
}

const enquirer = (mark: number) => `zzv${mark}@mail.example`

export const visitors: readonly Act[] = [
  {
    name: 'asks about it',
    by: ['visitor'],
    can: isOffer,
    open: ({ id }, _by, mark) => ({
      path: `/angebote/${id}`,
      fields: {
        ...{ 'form-name': 'contact', 'bot-field': '', name: 'Ada', phone: '' },
        ...{ email: enquirer(mark), message: `Noch frei? zzq${mark}` },
      },
      status: 303,
    }),
    change: (state, mark) => {
      state.enquiries.push(enquirer(mark))
    },
  },
  {
    name: 'declines all',
    by: staff,
    can: (state) => isKept(state) && (state.sold || state.reserved) && state.enquiries.length > 0,
    open: async ({ at, staff }) => {
      const page = await (await staff.admin.get(`${at}/declines`)).text()
      const fields = new FormData()
      for (const name of ['subject', 'text']) fields.append(name, controlValue(page, name) || 'Vergeben')
      fields.append('next', 'send')
      for (const [tag] of page.matchAll(/<input[^>]*name="enquiry"[^>]*>/g))
        if (/ checked/.test(tag)) fields.append('enquiry', / value="([^"]*)"/.exec(tag)?.[1] ?? '')
      return { path: `${at}/declines`, fields, status: 303 }
    },
    change: (state, _mark, life) => {
      for (const email of state.enquiries) {
        const mails = life.office.mails.filter(({ to, subject }) => to === email && !/Anfrage ist/.test(subject))
        if (mails.length !== 1) life.faults.push(`each enquirer is declined once: ${email} got ${mails.length}`)
      }
      state.enquiries = []
    },
  },
  {
    name: "deletes somebody's data",
    by: ['admin'],
    can: (state) => state.enquiries.length + state.subscribers.length > 0,
    open: ({ state }) => ({
      path: `/dashboard/enquiries/addresses/removal?${new URLSearchParams({ email: firstKnown(state) })}`,
      fields: {},
      status: 303,
    }),
    change: (state, _mark, life) => {
      const email = firstKnown(state)
      for (const name of ['enquiries', 'subscribers'] as const) state[name] = state[name].filter((one) => one !== email)
      life.forgotten.set(email, life.office.mails.filter(({ to }) => to === email).length)
    },
  },
  {
    name: 'subscribes',
    by: ['visitor'],
    can: (state) => state.subscribers.length < 3,
    open: async (life, _by, mark) => {
      const email = enquirer(mark)
      await life.anyone.post('/suchauftrag', { email, query: 'houseType=house', 'bot-field': '' })
      const mail = life.office.mails.findLast(({ to }) => to === email)
      const [, token = ''] = /\/suchauftrag\/([0-9a-f]{64})/.exec(mail?.text ?? '') ?? []
      return { path: `/suchauftrag/${token}/bestaetigung`, fields: {}, status: 303 }
    },
    change: (state, mark) => {
      state.subscribers.push(enquirer(mark))
    },
  },
]

const firstKnown = ({ enquiries, subscribers }: State) => [...enquiries, ...subscribers][0] ?? ''

export const software: readonly Act[] = [
  sending('sends it', {}),
  sending('sends it as sold', { state: 'VERKAUFT' }),
  sending('deletes it', { action: 'DELETE' }),
  {
    name: 'takes the import back',
    by: ['software'],
    can: (state) => state.import !== null,
    open: ({ state }) => ({ path: `/dashboard/exchange/imports/${state.import}/undo`, fields: {}, status: 303 }),
    change: (state) => {
      state.import = null
    },
    learn: (state, truth) => Object.assign(state, truth, { prepared: state.prepared }),
  },
]

/** What an import does to which field is for other tests: here the database is believed, and the pages have to follow. */
function sending(name: string, says: { state?: string; action?: string }): Act {
  return {
    name,
    by: ['software'],
    can: (state) => isKept(state) && mayBeOffer(state),
    open: () => ({ path: '', fields: {}, status: 303 }),
    pass: async (life) => {
      const words = wordsOf(life.marks)
      life.prices.add(words.purchasePrice)
      const desk = await aDesk(life.office.bindings)
      const house = { number: 'L-1', name: words.name, price: words.purchasePrice, description: words.description }
      const id = await desk.takeOver(await transferOf([{ ...house, pictures: null, ...says }]))
      const row = await env.DB.prepare('select state from imports where id = ?').bind(id).first<{ state: string }>()
      if (row?.state !== 'applied') life.faults.push(`an import ends: ${row?.state}`)
      life.state.import = id
    },
    change: () => undefined,
    learn: (state, truth) => Object.assign(state, truth, { prepared: state.prepared }),
  }
}
