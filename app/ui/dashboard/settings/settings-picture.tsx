import { Form } from '@remix-run/react'
import { useMemo } from 'react'
import { type LonePicture, pictureFields, uploadLimits } from '#app/domain/picture.ts'
import control from '#app/fields/field-control.module.css'
import { FieldControl } from '#app/fields/field-control.tsx'
import { FieldFrame, wordsAround } from '#app/fields/field-frame.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { type FormAnswer, useAnswer } from '#app/ui/form/form-answer.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import styles from './settings-picture.module.css'

interface SettingsPictureProps {
  picture: LonePicture | null
  lastResult?: FormAnswer | undefined
}

export function SettingsPicture({ picture, lastResult }: SettingsPictureProps) {
  const { t } = useTranslation('dashboard')
  const alt = picture?.alt ?? ''
  const { values, errors } = useAnswer(
    lastResult,
    useMemo(() => ({ alt }), [alt]),
  )
  const chooseLabel = t(picture ? 'settings.picture.replace' : 'settings.picture.choose')
  const chooseHint = t('settings.picture.chooseHint', { max: uploadLimits.bytes / 1024 / 1024 })
  const problems = useMemo(
    () =>
      [
        { id: 'picture', label: chooseLabel },
        { id: 'alt', label: t('settings.picture.alt') },
      ].flatMap(({ id, label }) => (errors[id] ?? []).map((message) => ({ id, label, message }))),
    [errors, chooseLabel, t],
  )
  return (
    <Form
      className={styles.form}
      method="post"
      action={paths.dashboard.settingsPicture}
      encType="multipart/form-data"
      noValidate
    >
      <ErrorSummary title={t('form.problems', { count: problems.length })} problems={problems} />
      {picture ? <PictureView picture={picture} sizes="(width < 640px) 90vw, 38rem" /> : null}
      <FieldFrame id="picture" label={chooseLabel} hint={chooseHint} errors={errors.picture} width="w6">
        <input
          className={control.input}
          type="file"
          id="picture"
          name="picture"
          accept="image/jpeg,image/png,image/webp"
          {...wordsAround('picture', { hint: chooseHint, errors: errors.picture })}
        />
      </FieldFrame>
      <FieldControl
        name="alt"
        field={pictureFields.alt}
        label={t('settings.picture.alt')}
        hint={t('settings.picture.altHint')}
        value={values.alt ?? ''}
        errors={errors.alt}
        width="w6"
      />
      {picture ? (
        <FieldControl
          name="remove"
          field={{ kind: 'flag' }}
          label={t('settings.picture.remove')}
          hint={t('settings.picture.removeHint')}
          value=""
          width="w6"
        />
      ) : null}
      <Button type="submit">{t('settings.picture.save')}</Button>
    </Form>
  )
}
