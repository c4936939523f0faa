import { useMemo, useRef } from 'react'
import { dashboardPaths } from '#app/dashboard-paths.ts'
import { type BarePicture, type LonePicture, pictureFields, uploadLimits } from '#app/domain/picture.ts'
import { FormField, useControl } from '#app/fields/form-field.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { PictureControl } from '#app/ui/dashboard/pictures/picture-control.tsx'
import { UploadedPicture } from '#app/ui/dashboard/pictures/uploaded-picture.tsx'
import { Keeper } from '#app/ui/dashboard/saving/keeper.tsx'
import { SaveConflict, type SavedDifference } from '#app/ui/dashboard/saving/save-conflict.tsx'
import { ConformForm, useConform } from '#app/ui/form/conform-form.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import type { ControlTexts, FormAnswer } from '#app/ui/form/form-answer.ts'
import { problemsOf } from '#app/ui/form/form-problems.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import styles from './settings-picture.module.css'
import { SettingsTabs } from './settings-tabs.tsx'

interface SettingsPictureProps {
  picture: LonePicture | null
  /** What is said about it. */
  values: ControlTexts
  version: number
  answer: PictureAnswer | undefined
}

interface PictureAnswer {
  result: FormAnswer
  change?: { by: string | null; differences: readonly SavedDifference[] }
  /** Chosen before the form came back. */
  uploaded: BarePicture | null
}

export function SettingsPicturePage(props: SettingsPictureProps) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead title={t('settings.title')} lead={t('settings.picture.note')} />
      <SettingsTabs current="picture" />
      <SettingsPicture key={props.version} {...props} />
    </>
  )
}

function SettingsPicture({ picture, values, version, answer }: SettingsPictureProps) {
  const lastResult = answer?.result
  const uploaded = answer?.uploaded ?? null
  const shown = uploaded ?? picture
  const element = useRef<HTMLFormElement>(null)
  const { t } = useTranslation('dashboard')
  const form = useConform('home-picture', values, lastResult)
  const chooseLabel = t(picture ? 'settings.picture.replace' : 'settings.picture.choose')
  const problems = useMemo(
    () => problemsOf(lastResult, ['picture', 'alt'], { picture: chooseLabel, alt: t('settings.picture.alt') }),
    [lastResult, chooseLabel, t],
  )
  return (
    <ConformForm
      ref={element}
      form={form}
      className={styles.form}
      action={dashboardPaths.settingsPicture}
      encType="multipart/form-data"
    >
      <Keeper
        form={element}
        draft={{ scope: 'home-picture:', id: 'alt' }}
        version={version}
        isGivenBack={answer !== undefined}
      />
      {answer?.change ? (
        <SaveConflict
          {...answer.change}
          labels={{
            alt: t('settings.picture.alt'),
            altEn: t('settings.picture.altEn'),
            picture: t('settings.picture.title'),
          }}
          page={dashboardPaths.settingsPicture}
        />
      ) : null}
      <ErrorSummary title={t('form.problems', { count: problems.length })} problems={problems} />
      {shown ? <PictureView picture={shown} alt={picture?.alt ?? ''} sizes="(width < 640px) 90vw, 38rem" /> : null}
      <UploadedPicture uploaded={uploaded} />
      <HomePictureControl key={uploaded?.key} label={chooseLabel} />
      <FormField
        name="alt"
        field={pictureFields.alt}
        label={t('settings.picture.alt')}
        hint={t('settings.picture.altHint')}
        width="w6"
      />
      {shown ? (
        <FormField
          name="removePicture"
          field={{ kind: 'flag' }}
          label={t('settings.picture.remove')}
          hint={t('settings.picture.removeHint')}
          width="w6"
        />
      ) : null}
      <Button type="submit">{t('settings.picture.save')}</Button>
    </ConformForm>
  )
}

function HomePictureControl({ label }: { label: string }) {
  const { t } = useTranslation('dashboard')
  const hint = t('settings.picture.chooseHint', { max: uploadLimits.bytes / 1024 / 1024 })
  return <PictureControl {...useControl('picture', hint)} label={label} />
}
