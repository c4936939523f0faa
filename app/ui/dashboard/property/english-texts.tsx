import { Link } from '@remix-run/react'
import type { PropertyEnglish } from '#app/domain/missing-texts.ts'
import { propertyTranslations } from '#app/domain/properties/property.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'
import { JumpLink } from '#app/ui/form/jump-link.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './publish-checklist.module.css'

interface EnglishTextsProps extends PropertyEnglish {
  propertyId: string
  isPublic: boolean
}

/** In the checklist, although publishing does not require it. */
export function EnglishTexts({ missing, stale, isBegun, pictures, propertyId, isPublic }: EnglishTextsProps) {
  const { t } = useTranslation(['dashboard', 'property'])
  const asked = propertyTranslations.filter(({ name }) => stale[name] || missing.includes(name))
  if (!isBegun) {
    return asked.length > 0 ? (
      <>
        <h3>{t('texts.title')}</h3>
        <p className={styles.english}>
          {t('texts.none')} <JumpLink to={missing[0] ?? 'english'}>{t('texts.begin')}</JumpLink>
        </p>
      </>
    ) : null
  }
  const ofPictures = (['stale', 'missing'] as const).flatMap((state) =>
    pictures[state] > 0 ? t(`texts.count.${state}`, { count: pictures[state] }) : [],
  )
  if (asked.length === 0 && ofPictures.length === 0 && !isPublic) return null
  return (
    <>
      <h3>{t('texts.title')}</h3>
      <ul>
        {asked.map(({ name, translates }) => (
          <li key={name} className={styles.doubted}>
            <Icon name="pen" />
            <span>
              <JumpLink to={name}>{t(`property:fields.${translates}`)}</JumpLink>{' '}
              {t(stale[name] ? 'texts.stale' : 'texts.missing')}
            </span>
          </li>
        ))}
        {ofPictures.length > 0 ? (
          <li className={styles.doubted}>
            <Icon name="pen" />
            <span>
              <Link to={`${dashboardPaths.images(propertyId)}#english`}>{t('texts.ofPictures')}</Link>{' '}
              {ofPictures.join(', ')}
            </span>
          </li>
        ) : null}
      </ul>
      {isPublic ? (
        <p className={styles.english}>
          <Link to={localPath(paths.offer(propertyId), 'en')} reloadDocument>
            {t('texts.view')}
          </Link>
        </p>
      ) : null}
    </>
  )
}
