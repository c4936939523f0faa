import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { BoardSection } from '#app/ui/dashboard/frame/board-section.tsx'
import type { PreparedSays } from '#app/ui/dashboard/prepared/prepared-view.ts'
import { Icon, type IconName } from '#app/ui/parts/icon.tsx'
import styles from './attention-list.module.css'

export interface AttentionEntry {
  key: string
  /** `bad` breaks something now, `warn` will, `info` can wait. */
  tone: 'bad' | 'warn' | 'info'
  icon: IconName
  text: ReactNode
  note: ReactNode
  /** Where the note is the sentence of a prepared change. */
  prepared?: Pick<PreparedSays, 'chip' | 'sentence'>
  /** Left out where there is nothing to do but wait. */
  to?: string
  act?: string
}

export function AttentionList({ entries }: { entries: readonly AttentionEntry[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <BoardSection title={t('overview.attentionTitle')} empty={t('overview.noAttention')} className={styles.list}>
      {entries.map(({ key, tone, icon, text, note, prepared, to, act }) => (
        <li key={key} className={styles[tone]} data-prepared={prepared?.chip}>
          <Icon name={icon} />
          <p id={`attention-${key}`}>
            {text}
            <small data-prepared-sentence={prepared?.sentence}>{note}</small>
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
