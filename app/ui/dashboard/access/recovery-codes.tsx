/** This page alone ever shows the new recovery codes. */
import { useTranslation } from '#app/i18n/use-translation.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { Alert } from '#app/ui/parts/alert.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import styles from './second-factor.module.css'

interface RecoveryCodesProps {
  codes: readonly string[]
  agencyName: string
  notice: string
  next: string
}

export function RecoveryCodes({ codes, agencyName, notice, next }: RecoveryCodesProps) {
  const { t } = useTranslation('dashboard')
  const title = t('secondFactor.codes.title')
  const file = [`${title} · ${agencyName}`, '', ...codes, ''].join('\r\n')
  return (
    <>
      <PageHead title={title} />
      <div className={styles.narrow}>
        <Alert tone="good" role="status">
          <p>{notice}</p>
        </Alert>
        <p>{t('secondFactor.codes.once')}</p>
      </div>
      <ul className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className={styles.buttons}>
        <ButtonLink to={next} reloadDocument>
          {t('secondFactor.codes.done')}
        </ButtonLink>
        {/* The link holds the file itself, so that no copy exists elsewhere. */}
        <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`} download={t('secondFactor.codes.file')}>
          {t('secondFactor.codes.download')}
        </a>
      </p>
    </>
  )
}
