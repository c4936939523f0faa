import type { EnquiryKind } from '#app/domain/enquiries/enquiry.ts'
import { type Fact, FactList } from '#app/fields/fact-list.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './enquiry-answers.module.css'

export function EnquiryAnswers({ kind, facts }: { kind: EnquiryKind; facts: readonly Fact[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <section className={styles.answers} aria-labelledby="answers">
      <h2 id="answers">{t(`enquiries.answers.${kind === 'withdrawal' ? kind : 'valuation'}`)}</h2>
      <FactList facts={facts} />
    </section>
  )
}
