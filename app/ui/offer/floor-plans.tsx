import { langOf } from '#app/domain/lang-of.ts'
import type { Picture } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import { Split } from '#app/ui/sections/split.tsx'
import styles from './floor-plans.module.css'
import { LightboxLink } from './lightbox-link.tsx'

export function FloorPlans({ plans }: { plans: readonly Picture[] }) {
  const { t } = useTranslation('site')
  if (plans.length === 0) return null
  const wordsOf = (plan: Picture, index: number) => ({
    name: plan.caption || plan.alt || t('offer.picture', { number: index + 1 }),
    lang: langOf(plan, plan.caption ? 'caption' : 'alt'),
  })
  const note = (
    <>
      <p>{t('offer.notToScale')}</p>
      {plans.length > 1 && (
        <ul className={styles.storeys}>
          {plans.map((plan, index) => {
            const { name, lang } = wordsOf(plan, index)
            return (
              <li key={plan.key}>
                <a href={`#plan-${index + 1}`} lang={lang}>
                  {name}
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
  return (
    <Split title={t('offer.floorPlans', { count: plans.length })} note={note}>
      <div className={styles.plans}>
        {plans.map((plan, index) => (
          <figure key={plan.key} id={`plan-${index + 1}`}>
            <LightboxLink className={styles.plan} pictures={plans} index={index} {...wordsOf(plan, index)}>
              <PictureView picture={plan} sizes="(min-width: 1760px) 62rem, (min-width: 960px) 56vw, 88vw" />
            </LightboxLink>
            {plan.caption && <figcaption lang={langOf(plan, 'caption')}>{plan.caption}</figcaption>}
          </figure>
        ))}
      </div>
    </Split>
  )
}
