import { useTranslation } from '#app/i18n/use-translation.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import styles from './import-head.module.css'
import { useFileName } from './import-list.tsx'

export interface ImportHeadView {
  /** `nameless`: the whole stock of nobody, so nothing is missing. */
  scope: 'full' | 'nameless' | 'partial' | null
  software: string
  version: string | null
  /** In words. */
  sentAt: string | null
  providers: readonly string[]
  fileName: string
  /** In words; null once the file is gone. */
  size: string | null
  by: string | null
  receivedAt: Date
}

export function ImportHead(head: ImportHeadView & { isDryRun: boolean; now: Date }) {
  const { scope, software, version, sentAt, providers, size, by, receivedAt, isDryRun, now } = head
  const { t } = useTranslation('dashboard')
  const { near } = useMoments()
  const fileName = useFileName()(head)
  const sender = [software, version && t('exchange.format', { version })].filter(Boolean).join(', ')
  const arrived = [near(receivedAt, now), by && t('exchange.imports.by', { name: by })].filter(Boolean).join(', ')
  return (
    <ul className={styles.head}>
      {isDryRun ? <li>{t('exchange.nothingChanged')}</li> : null}
      {scope ? (
        <li>
          <strong>{`${t(`exchange.scopes.${scope}.name`)}${isDryRun ? ':' : ''}`}</strong>{' '}
          {isDryRun ? t(`exchange.scopes.${scope}.meaning`) : null}
        </li>
      ) : null}
      {sender ? <li>{sender}</li> : null}
      {providers.map((provider) => (
        <li key={provider}>{provider}</li>
      ))}
      {sentAt ? <li>{t('exchange.sentAt', { moment: sentAt })}</li> : null}
      <li>{arrived}</li>
      <li>{[fileName, size].filter(Boolean).join(', ')}</li>
    </ul>
  )
}
