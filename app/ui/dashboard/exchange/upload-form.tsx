import { Form } from '@remix-run/react'
import { useRef } from 'react'
import styles from '#app/fields/field-control.module.css'
import { FieldFrame } from '#app/fields/field-frame.tsx'
import { PlainField } from '#app/fields/plain-field.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { UnsavedDialog } from '#app/ui/dashboard/saving/unsaved-dialog.tsx'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import type { ProblemView } from '#app/words/exchange/problem-words.server.ts'
import frame from './upload-form.module.css'

interface UploadFormProps {
  /** The id of the new import, so that a repeated post creates no second one. */
  id: string
  connections: readonly { id: string; name: string }[]
  /** Empty for an upload by hand. */
  connection: string
  stop: ProblemView | null
}

export function UploadForm({ id, connections, connection, stop }: UploadFormProps) {
  const { t } = useTranslation('dashboard')
  const form = useRef<HTMLFormElement>(null)
  const refusal = stop ? { 'data-import': '', 'data-state': 'stopped', 'data-code': stop.code } : {}
  return (
    <section className={frame.upload} aria-labelledby="upload" {...refusal}>
      <h2 id="upload">{t('exchange.upload.title')}</h2>
      <p>{t('exchange.upload.lead')}</p>
      {stop ? (
        <Alert tone="bad" role="alert">
          <p data-problem={stop.code} data-weight={stop.weight}>
            {stop.text}
          </p>
        </Alert>
      ) : null}
      {/* A native post, so that the browser shows the progress of up to 90 MB. */}
      <Form
        ref={form}
        method="post"
        action={dashboardPaths.imports}
        encType="multipart/form-data"
        reloadDocument
        className={frame.form}
      >
        <UnsavedDialog form={form} wasRefused={false} onLeave={() => undefined} />
        <input type="hidden" name="id" value={id} />
        <div>
          <PlainField
            name="connection"
            field={{ kind: 'reference' }}
            label={t('exchange.upload.connection')}
            words={{ noChoice: t('exchange.upload.byHand') }}
            optionNames={connections.map(({ id, name }) => ({ value: id, label: name }))}
            value={connection}
            width="w6"
          />
        </div>
        <div>
          <FieldFrame id="file" label={t('exchange.upload.file')} hint={t('exchange.upload.fileHint')} width="w6">
            <input
              className={styles.input}
              id="file"
              type="file"
              name="file"
              accept=".zip,.xml,application/zip,application/xml,text/xml"
              required
            />
          </FieldFrame>
        </div>
        <Button type="submit">{t('exchange.upload.submit')}</Button>
      </Form>
    </section>
  )
}
