/** One form for map and coordinates: a click saves at once, typed values are saved by a button. */
import { Link } from '@remix-run/react'
import { useMemo } from 'react'
import { circleRadius } from '#app/domain/places/circle.ts'
import { locationFields } from '#app/domain/properties/location.ts'
import { FieldGroup } from '#app/fields/field-group.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { viewName, viewParameter } from '#app/maps/view.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { useReturnPath } from '#app/ui/dashboard/frame/use-return-path.ts'
import { type StaffAnswer, StaffForm, useStaffForm } from '#app/ui/dashboard/saving/staff-form.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { useIsHydrated } from '#app/ui/parts/use-is-hydrated.ts'
import styles from './location-form.module.css'
import { MapFoot, PointMap } from './point-map.tsx'
import { pointName, type ShownLocation } from './shown-location.ts'

/** In the order of the page. */
const controls = [pointName, ...Object.keys(locationFields)]

interface LocationFormProps extends ShownLocation {
  propertyId: string
  isOnline: boolean
  answer: StaffAnswer | undefined
}

export function LocationForm({
  propertyId,
  isOnline,
  version,
  values,
  isSet,
  seen,
  shared,
  doubt,
  map,
  steadiness,
  answer,
}: LocationFormProps) {
  const { t } = useTranslation(['dashboard', 'property'])
  const isHydrated = useIsHydrated()
  const form = useStaffForm('location', locationFields, values, answer)
  const labels = useMemo(
    () => ({ ...t('property:fields', { returnObjects: true }), [pointName]: t('location.mapTitle') }),
    [t],
  )
  const words = useFieldWords()
  const back = useReturnPath(pointName)
  const page = dashboardPaths.location(propertyId)
  return (
    <StaffForm
      form={form}
      className={styles.form}
      page={page}
      action={`${page}?${viewParameter}=${viewName(map.view)}`}
      draft={{ scope: 'location:', id: propertyId }}
      version={version}
      fields={locationFields}
      labels={labels}
      names={controls}
      answer={answer}
      autoComplete="off"
      preventScrollReset
    >
      {({ unsavedNote }) => (
        <>
          <input type="hidden" name="redirectTo" value={back} />
          <p className={styles.lead}>
            {t('location.click')} {isOnline ? t('location.online') : null}
          </p>
          {doubt ? (
            <div className={styles.doubt}>
              <Alert tone="warn" title={doubt.text}>
                {doubt.isSwapped ? (
                  <Button type="submit" variant="quiet" name="next" value="swap">
                    {t('location.swap')}
                  </Button>
                ) : (
                  <Link to={`${dashboardPaths.property(propertyId)}#street`}>{t('location.toAddress')}</Link>
                )}
              </Alert>
            </div>
          ) : null}
          <div className={styles.columns}>
            <figure className={styles.figure} data-map="" data-kind={map.kind}>
              <PointMap key={map.base} map={map} form={form.element} />
              <MapFoot map={map} />
              {/* Below the map, because content that scripts add must not move the map during a click. */}
              {isHydrated ? (
                <p className={styles.note}>
                  {isSet ? t('location.drag') : null} <span>{t('location.keys')}</span>
                </p>
              ) : null}
            </figure>
            <div className={styles.aside}>
              {map.kind === 'sketch' ? (
                <Alert tone="info">
                  <p>{t('location.sketch', { distance: steadiness })}</p>
                </Alert>
              ) : null}
              <section aria-labelledby="coordinates">
                <h2 id="coordinates">{t('location.coordinates')}</h2>
                {isSet ? null : <p className={styles.note}>{t('location.none')}</p>}
                <FieldGroup
                  fields={locationFields}
                  labels={labels}
                  hints={t('propertyHints', { returnObjects: true })}
                  widths={{ latitude: 'w3', longitude: 'w3' }}
                  words={words}
                />
                <div className={styles.buttons}>
                  <Button type="submit" aria-keyshortcuts="Control+S Meta+S">
                    {t('location.save')}
                  </Button>
                  {isSet ? (
                    <Button type="submit" variant="quiet" name="next" value="remove">
                      {t('location.remove')}
                    </Button>
                  ) : null}
                  {unsavedNote}
                </div>
              </section>
              <section aria-labelledby="public">
                <h2 id="public">{t('location.public')}</h2>
                <p>{t(`location.seen.${seen ?? 'nothing'}`, { radius: circleRadius })}</p>
                {shared ? (
                  <Alert tone="info">
                    <p>{shared}</p>
                  </Alert>
                ) : null}
                {isSet ? (
                  <p className={styles.note}>
                    {t('location.decides')}{' '}
                    <Link to={`${dashboardPaths.property(propertyId)}#addressVisible`}>
                      {t('property:fields.addressVisible')}
                    </Link>
                  </p>
                ) : null}
              </section>
            </div>
          </div>
        </>
      )}
    </StaffForm>
  )
}
