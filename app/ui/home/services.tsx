import type { BarePicture } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import { IndexRows } from '#app/ui/sections/index-rows.tsx'
import styles from './services.module.css'

interface ServicesProps {
  title: string
  texts: { sales: string; rentals: string; newBuild: string }
  promise: string
  valuation: string
  picture: BarePicture | null
}

export function Services({ title, texts, promise, valuation, picture }: ServicesProps) {
  const { t } = useTranslation('site')
  return (
    <section className={styles.services} aria-labelledby="services">
      <div className="wrap grid">
        {picture && (
          <div className={styles.picture}>
            <PictureView picture={picture} sizes="(min-width: 1600px) 75vw, (min-width: 960px) 95vw, 100vw" alt="" />
          </div>
        )}
        <div className={styles.list}>
          <h2 id="services">{title}</h2>
          <IndexRows
            rows={[
              { to: paths.services.sales, title: t('nav.sales'), text: texts.sales },
              { to: paths.services.rentals, title: t('nav.rentals'), text: texts.rentals },
              { to: paths.services.newBuild, title: t('nav.newBuild'), text: texts.newBuild },
            ]}
          />
          <div className={styles.end}>
            <p>{promise}</p>
            <ButtonLink to={paths.valuation} variant="quiet">
              {valuation}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
