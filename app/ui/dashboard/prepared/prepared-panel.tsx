import { Form, Link } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import styles from './prepared-panel.module.css'
import { PreparedState } from './prepared-state.tsx'
import type { PreparedView } from './prepared-view.ts'

interface PreparedPanelProps {
  propertyId: string
  prepared: PreparedView
  /** Whether the form below shows the prepared values. */
  isEdited: boolean
}

/** Above the form of a property for which something is prepared. */
export function PreparedPanel({ propertyId, prepared, isEdited }: PreparedPanelProps) {
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  const { id, chip, sentence, text, by, at, rows, decision, formerWish } = prepared
  return (
    <section className={styles[chip]} aria-labelledby="prepared-title" data-prepared={chip}>
      <div className={styles.head}>
        <h2 id="prepared-title">{t('prepared.what', { fields: rows.map(({ label }) => label).join(', ') })}</h2>
        <PreparedState chip={chip} sentence={sentence} />
        <p>{t('prepared.by', { name: by ?? t('history.nobody'), moment: moment(at) })}</p>
      </div>
      <p data-prepared-sentence={sentence}>{text}</p>
      {decision?.words ? <blockquote>{decision.words}</blockquote> : null}
      {formerWish ? (
        <p className={styles.wish}>
          {t('seller.formerWishShort')} {formerWish.words}
        </p>
      ) : null}
      {isEdited ? <p>{t('prepared.editing')}</p> : null}
      <Form method="post" action={dashboardPaths.preparedDiscard(propertyId)} className={styles.acts}>
        <input type="hidden" name="prepared" value={id} />
        <Link to={dashboardPaths.prepared(propertyId)}>{t('prepared.look')}</Link>
        {isEdited ? null : (
          <Link to={dashboardPaths.editPrepared(propertyId)} reloadDocument>
            {t('prepared.edit')}
          </Link>
        )}
        <button type="submit">{t('prepared.discard')}</button>
      </Form>
    </section>
  )
}
