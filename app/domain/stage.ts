import { keysOf } from '#app/fields/typed-objects.ts'

interface StageFlags {
  published: boolean
  reserved: boolean
  sold: boolean
}

/** How far marketing has come, as one choice instead of three flags. */
const stages = {
  draft: { published: false, reserved: false, sold: false },
  online: { published: true, reserved: false, sold: false },
  reserved: { published: true, reserved: true, sold: false },
  reservedOffline: { published: false, reserved: true, sold: false },
  sold: { published: true, reserved: false, sold: true },
  soldOffline: { published: false, reserved: false, sold: true },
} as const satisfies Record<string, StageFlags>

export type Stage = keyof typeof stages
export type StageFlag = keyof StageFlags
export const stageFlags = keysOf(stages.draft)

export function findStage(name: unknown): Stage | null {
  return keysOf(stages).find((stage) => stage === name) ?? null
}

export function flagsOf(stage: Stage): StageFlags {
  return stages[stage]
}

export function stageOf({ published, reserved, sold }: StageFlags): Stage {
  if (sold) return published ? 'sold' : 'soldOffline'
  if (reserved) return published ? 'reserved' : 'reservedOffline'
  return published ? 'online' : 'draft'
}

/** Reserving or closing leaves a property online or offline, as it is. */
export function stageChoices(published: boolean): readonly Stage[] {
  return published ? ['draft', 'online', 'reserved', 'sold'] : ['draft', 'online', 'reservedOffline', 'soldOffline']
}
