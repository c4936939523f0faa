import { useState } from 'react'
import { connectionFields } from '#app/exchange/connection.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { RecordForm, type RecordFormProps } from '#app/ui/dashboard/saving/record-form.tsx'
import styles from './connection.module.css'

export const connectionFormId = 'connection'

/** A restored draft may have other rows, so the form restarts from the server's answer. */
export function ConnectionForm(props: RecordFormProps) {
  const { t } = useTranslation('dashboard')
  const [isRestored, setRestored] = useState(false)
  return (
    <RecordForm
      key={isRestored && props.answer ? 'restored' : 'fresh'}
      kind={connectionFormId}
      className={styles.form}
      fields={connectionFields}
      labels={t('connections.fields', { returnObjects: true })}
      hints={t('connections.hints', { returnObjects: true })}
      optionNames={{ decision: t('connections.decisions', { returnObjects: true }) }}
      widths={{ name: 'w6', providers: 'w6', decision: 'w6', publishNew: 'w6', pictureHosts: 'w6' }}
      onRestore={() => setRestored(true)}
      {...props}
    />
  )
}
