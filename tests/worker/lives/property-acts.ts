/** What staff do to a property: they edit, prepare, and press the buttons of its states. */
import { type Act, asFields, isKept, mayBeOffer, save, staff, typed } from './act.ts'
import { formOf } from './life.ts'
import type { State, Words } from './state.ts'
import { preparedId } from './truth.ts'

const edits = {
  'edits the German texts': ['name', 'description'],
  'edits the English texts': ['nameEn', 'descriptionEn'],
  'edits the price': ['purchasePrice'],
} as const

function prepare(state: State, words: Partial<Words>): void {
  const { prepared } = state
  state.prepared = {
    words: { ...prepared?.words, ...words },
    base: { ...state.words },
    publishes: !state.published,
    releaseAt: null,
    isAsked: false,
  }
}

export const editing = Object.entries(edits).map(
  ([name, fields]): Act => ({
    name,
    by: staff,
    can: isKept,
    open: ({ at, state }, _by, mark) => ({
      path: at,
      fields: { ...formOf(state), ...asFields(typed(mark, fields)) },
      status: 303,
    }),
    change: (state, mark) => save(state, typed(mark, fields)),
    isUndoable: true,
  }),
)

export const preparing = Object.entries(edits).map(
  ([name, fields]): Act => ({
    name: name.replace('edits', 'prepares'),
    by: staff,
    can: (state) => isKept(state) && !state.sold,
    open: async (life, _by, mark) => ({
      path: life.at,
      fields: {
        ...formOf(life.state),
        ...asFields(typed(mark, fields)),
        next: 'prepare',
        prepared: await preparedId(life),
      },
      status: 303,
    }),
    change: (state, mark) => prepare(state, typed(mark, fields)),
  }),
)

/** A button of the list or of the property's page. */
function pressing(
  name: string,
  [path, fields]: readonly [string, Record<string, string>],
  can: (state: State) => boolean,
  changes: Partial<State>,
): Act {
  return {
    name,
    by: staff,
    can,
    open: ({ at }) => ({ path: at + path, fields: { ...fields, redirectTo: '/dashboard/properties' }, status: 303 }),
    change: (state) => {
      Object.assign(state, changes)
      state.version += 1
    },
    isUndoable: true,
  }
}

const ended = { sold: true, reserved: false, highlighted: false }
const here = { trashed: false, published: false }
const isUnsold = (state: State) => isKept(state) && !state.sold

export const states: readonly Act[] = [
  pressing('publishes', ['/visibility', { published: 'on' }], (state) => mayBeOffer(state) && !state.published, {
    published: true,
  }),
  pressing('withdraws', ['/visibility', { published: 'off' }], (state) => isKept(state) && state.published, {
    published: false,
  }),
  pressing('reserves', ['/reservation', { reserved: 'on' }], (state) => isUnsold(state) && !state.reserved, {
    reserved: true,
  }),
  pressing('frees', ['/reservation', { reserved: 'off' }], (state) => isKept(state) && state.reserved, {
    reserved: false,
  }),
  pressing('highlights', ['/highlight', { highlighted: 'on' }], (state) => isUnsold(state) && !state.highlighted, {
    highlighted: true,
  }),
  pressing('sells', ['/sale', { sold: 'on' }], isUnsold, ended),
  pressing('takes the sale back', ['/sale', { sold: 'off' }], (state) => mayBeOffer(state) && state.sold, {
    sold: false,
  }),
  pressing('moves it to the trash', ['/trash', {}], isKept, { trashed: true }),
  pressing('restores it from the trash', ['/restore', {}], (state) => state.trashed, here),
]
