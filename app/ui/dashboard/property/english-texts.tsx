import type { EnglishState } from '#app/domain/missing-texts.ts'
import { propertyTranslations } from '#app/domain/properties/property.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { JumpLink } from '#app/ui/form/jump-link.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './publish-checklist.module.css'

/** In the checklist, though publishing needs none of it. */
export function EnglishTexts({ missing, stale, isBegun }: EnglishState) {
  const { t } = useTranslation(['dashboard', 'property'])
  if (missing.length === 0 && Object.keys(stale).length === 0) return null
  if (!isBegun) {
    return (
      <>
        <h3>{t('texts.title')}</h3>
        <p className={styles.english}>
          {t('texts.none')} <JumpLink to={missing[0] ?? 'english'}>{t('texts.begin')}</JumpLink>
        </p>
      </>
    )
  }
  return (
    <>
      <h3>{t('texts.title')}</h3>
      <ul>
        {propertyTranslations.map(({ name, translates }) =>
          stale[name] || missing.includes(name) ? (
            <li key={name} className={styles.doubted}>
              <Icon name="pen" />
              <span>
                <JumpLink to={name}>{t(`property:fields.${translates}`)}</JumpLink>{' '}
                {t(stale[name] ? 'texts.stale' : 'texts.missing')}
              </span>
            </li>
          ) : null,
        )}
      </ul>
    </>
  )
}
