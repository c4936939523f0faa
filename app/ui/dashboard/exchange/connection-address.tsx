/** This page alone ever shows the transfer address of a connection. */

import control from '#app/fields/field-control.module.css'
import { FieldFrame } from '#app/fields/field-frame.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { Alert } from '#app/ui/parts/alert.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { CopyButton } from '#app/ui/parts/copy-button.tsx'
import styles from './connection.module.css'

export interface ConnectionLink {
  id: string
  name: string
  url: string
  basic: { url: string; user: string }
  token: string
  mail: string
}

interface ConnectionAddressProps {
  link: ConnectionLink
}

const addressId = 'transfer-address'
const mailId = 'transfer-mail'

export function ConnectionAddress({ link: { id, name, url, basic, token, mail } }: ConnectionAddressProps) {
  const { t } = useTranslation('dashboard')
  const words = t('connections.address.ready', { returnObjects: true })
  return (
    <>
      <PageHead title={t('connections.address.ready.title', { name })} />
      <div className={styles.address}>
        <Alert tone="good" role="status">
          <p>{words.once}</p>
          <p>{words.private}</p>
        </Alert>
        <Shown id={addressId} label={words.address} text={url} />
        <CopyButton controlId={addressId} copied={words.copied}>
          {words.copyAddress}
        </CopyButton>
        <section aria-labelledby="basic">
          <h2 id="basic">{words.basic}</h2>
          <Shown id="basic-address" label={words.basicAddress} text={basic.url} />
          <Shown id="basic-user" label={words.user} text={basic.user} />
          <Shown id="basic-password" label={words.password} text={token} />
        </section>
        <section aria-labelledby="support">
          <h2 id="support">{words.support}</h2>
          <FieldFrame id={mailId} label={words.supportHint} width="w6">
            <textarea className={control.input} id={mailId} rows={24} value={mail} readOnly />
          </FieldFrame>
          <CopyButton controlId={mailId} variant="quiet" copied={words.copied}>
            {words.copySupport}
          </CopyButton>
        </section>
        <ButtonLink variant="quiet" to={dashboardPaths.connection(id)}>
          {words.done}
        </ButtonLink>
      </div>
    </>
  )
}

function Shown({ id, label, text }: { id: string; label: string; text: string }) {
  return (
    <FieldFrame id={id} label={label} width="w6">
      <input
        className={control.input}
        id={id}
        type="text"
        value={text}
        readOnly
        onFocus={({ target }) => target.select()}
      />
    </FieldFrame>
  )
}
