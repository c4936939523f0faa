import type { Picture } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import { useAuthoredLang } from '#app/ui/parts/use-locale.ts'
import { Split } from '#app/ui/sections/split.tsx'
import styles from './floor-plans.module.css'
import { LightboxLink } from './lightbox-link.tsx'

export function FloorPlans({ plans }: { plans: readonly Picture[] }) {
  const { t } = useTranslation('site')
  const lang = useAuthoredLang()
  if (plans.length === 0) return null
  const nameOf = (plan: Picture, index: number) => plan.caption || plan.alt || t('offer.picture', { number: index + 1 })
  const note = (
    <>
      <p>{t('offer.notToScale')}</p>
      {plans.length > 1 && (
        <ul className={styles.storeys}>
          {plans.map((plan, index) => (
            <li key={plan.key}>
              <a href={`#plan-${index + 1}`}>{nameOf(plan, index)}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
  return (
    <Split title={t('offer.floorPlans', { count: plans.length })} note={note}>
      <div className={styles.plans}>
        {plans.map((plan, index) => (
          <figure key={plan.key} id={`plan-${index + 1}`}>
            <LightboxLink className={styles.plan} pictures={plans} index={index} name={nameOf(plan, index)}>
              <PictureView picture={plan} sizes="(min-width: 1760px) 62rem, (min-width: 960px) 56vw, 88vw" />
            </LightboxLink>
            {plan.caption && <figcaption lang={lang}>{plan.caption}</figcaption>}
          </figure>
        ))}
      </div>
    </Split>
  )
}
