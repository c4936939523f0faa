import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { BoardSection } from '#app/ui/dashboard/frame/board-section.tsx'
import { Icon, type IconName } from '#app/ui/parts/icon.tsx'
import styles from './attention-list.module.css'

export interface AttentionEntry {
  key: string
  /** `bad` keeps something from working, `warn` will, `info` waits. */
  tone: 'bad' | 'warn' | 'info'
  icon: IconName
  /** What is the matter, in one sentence. */
  text: ReactNode
  note: ReactNode
  /** Where something can be done about it; left out where nothing can but wait. */
  to?: string
  /** What to do about it. */
  act?: string
}

/** What waits for somebody, or the sentence that nothing does. */
export function AttentionList({ entries }: { entries: readonly AttentionEntry[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <BoardSection title={t('overview.attentionTitle')} empty={t('overview.noAttention')} className={styles.list}>
      {entries.map(({ key, tone, icon, text, note, to, act }) => (
        <li key={key} className={styles[tone]}>
          <Icon name={icon} />
          <p id={`attention-${key}`}>
            {text}
            <small>{note}</small>
          </p>
          {to ? (
            <Link to={to} aria-describedby={`attention-${key}`}>
              {act}
            </Link>
          ) : null}
        </li>
      ))}
    </BoardSection>
  )
}
