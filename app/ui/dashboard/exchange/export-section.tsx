import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import styles from './export-section.module.css'

interface ExportSize {
  objects: number
  pictures: number
  parts: number
}

export interface ExportSectionProps {
  picturesPerFile: number
  backup: ExportSize
  offers: ExportSize
  leftOut: readonly { id: string; name: string; propertyNumber: string; missing: readonly string[] }[]
  moreLeftOut: number
}

export function ExportSection({ picturesPerFile, backup, offers, leftOut, moreLeftOut }: ExportSectionProps) {
  const { t } = useTranslation('dashboard')
  const count = leftOut.length + moreLeftOut
  return (
    <section className={styles.exports} aria-labelledby="exports">
      <header>
        <h2 id="exports">{t('exports.title')}</h2>
        <p>{t('exports.lead')}</p>
      </header>
      <ul>
        <Entry kind="offers" size={offers} picturesPerFile={picturesPerFile}>
          {count > 0 ? (
            <div className={styles.leftOut}>
              <p>{t('exports.offers.leftOut', { count })}</p>
              <ul>
                {leftOut.map(({ id, name, propertyNumber, missing }) => (
                  <li key={id}>
                    <Link to={dashboardPaths.property(id)}>
                      {propertyNumber} {name}
                    </Link>
                    : {missing.join(', ')}
                  </li>
                ))}
                {moreLeftOut > 0 ? <li>{t('exports.offers.more', { count: moreLeftOut })}</li> : null}
              </ul>
            </div>
          ) : null}
        </Entry>
        <Entry kind="backup" size={backup} picturesPerFile={picturesPerFile} />
      </ul>
      <p className={styles.note}>{t('exports.slow')}</p>
    </section>
  )
}

interface EntryProps {
  kind: 'offers' | 'backup'
  size: ExportSize
  picturesPerFile: number
  children?: ReactNode
}

function Entry({ kind, size: { objects, pictures, parts }, picturesPerFile, children }: EntryProps) {
  const { t } = useTranslation('dashboard')
  return (
    <li>
      <div>
        <h3>{t(`exports.${kind}.title`)}</h3>
        <p>{t(`exports.${kind}.text`)}</p>
        <p>
          {objects === 0
            ? t('exports.none')
            : `${t('exports.count', { count: objects })}, ${pictures > 0 ? t('exports.pictures', { count: pictures }) : t('exports.noPictures')}`}
        </p>
        {parts > 1 ? <p>{t('exports.parts', { count: picturesPerFile })}</p> : null}
        {children}
      </div>
      {objects === 0 ? null : <Downloads kind={kind} parts={parts} />}
    </li>
  )
}

function Downloads({ kind, parts }: { kind: 'offers' | 'backup'; parts: number }) {
  const { t } = useTranslation('dashboard')
  const title = t(`exports.${kind}.title`)
  const address = (part: number) =>
    `${dashboardPaths.export}?${new URLSearchParams({ for: kind, ...(parts > 1 && { part: String(part) }) })}`
  return (
    <div className={styles.downloads}>
      {Array.from({ length: parts }, (_, index) => index + 1).map((part) => (
        <ButtonLink
          key={part}
          variant="quiet"
          to={address(part)}
          reloadDocument
          aria-label={
            parts > 1 ? t('exports.downloadPartNamed', { title, part, parts }) : t('exports.downloadNamed', { title })
          }
        >
          {parts > 1 ? t('exports.downloadPart', { part, parts }) : t('exports.download')}
        </ButtonLink>
      ))}
    </div>
  )
}
