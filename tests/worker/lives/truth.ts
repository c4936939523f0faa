/** What the database says of a property, in the words of the model. */
import { env } from 'cloudflare:test'
import { findPrepared } from '#app/data/prepared/prepared.server.ts'
import { findValues } from '#tests/support/properties.ts'
import { db } from '#tests/support/visitor.ts'
import type { Life } from './life.ts'
import { type State, type Words, wordNames } from './state.ts'

interface Rows {
  version: number
  deleted: number | null
  pictures: { key: string; deleted: number | null }[]
  required: number
  trashedMembers: string[]
}

/** What of the model the database holds. */
export type Truth = Omit<
  State,
  | 'acts'
  | 'undoable'
  | 'import'
  | 'handedOver'
  | 'isLinkGood'
  | 'approved'
  | 'isPromised'
  | 'prepared'
  | 'subscribers'
  | 'enquiries'
> & {
  prepared: { words: Partial<Words>; publishes: boolean; releaseAt: number | null; isAsked: boolean } | null
}

export async function readTruth({ id }: Life): Promise<Truth> {
  const [values, prepared, rows] = await Promise.all([findValues(db, id), findPrepared(db, id), readRows(id)])
  if (!values) throw new Error('the property is gone')
  const { name, nameEn, description, descriptionEn, purchasePrice, published, highlighted, reserved, sold } = values
  return {
    version: rows.version,
    words: { name, nameEn, description, descriptionEn, purchasePrice } as Words,
    ...{ published, highlighted, reserved, sold },
    trashed: rows.deleted !== null,
    member: values.responsibleMember,
    membersInTrash: rows.trashedMembers,
    prepared: prepared && {
      words: Object.fromEntries(
        wordNames.flatMap((field) => (field in prepared.values ? [[field, prepared.values[field]]] : [])),
      ),
      publishes: prepared.values.published === true,
      releaseAt: prepared.releaseAt?.getTime() ?? null,
      isAsked: prepared.askedAt !== null,
    },
    pictures: rows.pictures.filter(({ deleted }) => deleted === null).map(({ key }) => key),
    picturesInTrash: rows.pictures.filter(({ deleted }) => deleted !== null).map(({ key }) => key),
    approvalRequired: rows.required === 1,
  }
}

async function readRows(id: string): Promise<Rows> {
  const statement = env.DB.prepare(`select version, deleted_at deleted,
    (select json_group_array(json_object('key', key, 'deleted', deleted_at) order by position, key) from images where property_id = properties.id) pictures,
    (select approval_required from sellers where sellers.id = properties.id) required,
    (select json_group_array(id order by id) from team_members where deleted_at is not null) trashed_members
    from properties where id = ?`).bind(id)
  const row = await statement.first<Record<string, string | number | null>>()
  return {
    version: Number(row?.version),
    deleted: row?.deleted as number | null,
    pictures: JSON.parse(String(row?.pictures)),
    required: Number(row?.required),
    trashedMembers: JSON.parse(String(row?.trashed_members)),
  }
}

export const preparedId = async ({ id }: Life) => (await findPrepared(db, id))?.id ?? ''
