export const ownDataActs = ['viewed', 'exported', 'deleted'] as const
export type OwnDataAct = (typeof ownDataActs)[number]

/** Per mailbox and day, as anyone may type another person's address. */
export const mostOwnDataLinks = 2

/** In days. */
export const ownDataNoticeDays = 90
