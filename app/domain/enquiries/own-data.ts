/** What somebody may do with what is stored about their address, by a mailed link (decision 058). */

export const ownDataActs = ['viewed', 'exported', 'deleted'] as const
export type OwnDataAct = (typeof ownDataActs)[number]

/** To one mailbox within a day: anybody may type the address of somebody else. */
export const mostOwnDataLinks = 2

/** How far the inbox looks back, in days. */
export const ownDataNoticeDays = 90
