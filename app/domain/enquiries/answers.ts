import type { EnquiryKind } from './enquiry.ts'
import type { ValuationAnswers } from './valuation.ts'
import type { WithdrawalAnswers } from './withdrawal.ts'

/** What a form of its own asks besides the name and the message; stored with the enquiry. */
export type EnquiryAnswers = ValuationAnswers | WithdrawalAnswers

export function isWithdrawal(answers: EnquiryAnswers): answers is WithdrawalAnswers {
  return 'declaration' in answers
}

export function kindOf(answers: EnquiryAnswers | null | undefined): EnquiryKind {
  return answers ? formOf(answers) : 'contact'
}

export function formOf(answers: EnquiryAnswers): Exclude<EnquiryKind, 'contact'> {
  return isWithdrawal(answers) ? 'withdrawal' : 'valuation'
}
