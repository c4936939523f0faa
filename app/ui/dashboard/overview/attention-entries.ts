import type { ComingRules } from '#app/domain/agency/rehearsal.ts'
import type { AttentionEntry } from './attention-list.tsx'
import {
  type Counted,
  type Deletions,
  type DeliveryNotice,
  deletionEntry,
  enquiryEntry,
  importEntry,
  originEntry,
  type UnconfirmedVoices,
  unconfirmedEntry,
  undeliveredEntries,
  visitorMailEntry,
  type WithdrawalNotice,
  withdrawalEntries,
} from './inbox-entries.ts'
import {
  type AdvisedOffers,
  advisedEntry,
  comingRuleEntries,
  englishEntry,
  type PreparedNotice,
  preparedEntries,
  type StockNotice,
  stockEntries,
} from './stock-entries.ts'
import { useAttentionWords } from './use-attention-words.ts'

/** Counted by the layout, which shows it in the side bar. */
export interface WaitingWork {
  newEnquiries: Counted
  waitingImports: Counted
}

interface Attention extends WaitingWork {
  withdrawals: readonly WithdrawalNotice[]
  undelivered: readonly DeliveryNotice[]
  deletions: Deletions | null
  prepared: readonly PreparedNotice[]
  /** What is missing in wrangler.toml before mails may go to visitors. */
  visitorMails: string | null
  /** Testimonials are shown without a word about where they come from. */
  isOriginMissing: boolean
  /** Null while there is no sentence to confirm. */
  unconfirmedVoices: UnconfirmedVoices | null
  isAdmin: boolean
  coming: readonly ComingRules[]
  advised: AdvisedOffers
  texts: { stale: number; missing: number }
  stock: readonly StockNotice[]
  /** When the page was made, ISO. */
  now: string
}

/** The most pressing first. */
export function useAttentionEntries(attention: Attention): AttentionEntry[] {
  const words = useAttentionWords(attention.now)
  const { texts } = attention
  return [
    ...withdrawalEntries(attention.withdrawals, words),
    ...undeliveredEntries(attention.undelivered, words),
    ...preparedEntries(attention.prepared, words),
    enquiryEntry(attention.newEnquiries, words),
    importEntry(attention.waitingImports, words),
    deletionEntry(attention.deletions, words),
    visitorMailEntry(attention.visitorMails, attention.isAdmin, words),
    originEntry(attention.isOriginMissing, attention.isAdmin, words),
    unconfirmedEntry(attention.unconfirmedVoices, words),
    ...comingRuleEntries(attention.coming, words),
    ...stockEntries(attention.stock, words),
    advisedEntry(attention.advised, words),
    englishEntry('stale', texts.stale, words),
    englishEntry('missing', texts.missing, words),
  ].filter((entry) => entry !== null)
}
