import { type ReactNode, useMemo } from 'react'
import { homePictureWordFields } from '#app/domain/agency/home-picture.ts'
import type { EnglishState } from '#app/domain/missing-texts.ts'
import { type BarePicture, type LonePicture, uploadLimits } from '#app/domain/picture.ts'
import type { FieldWidth } from '#app/fields/field-frame.tsx'
import { FieldGroup } from '#app/fields/field-group.tsx'
import { FormField, useControl } from '#app/fields/form-field.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { UploadedPicture } from '#app/ui/dashboard/pictures/uploaded-picture.tsx'
import { type StaffAnswer, StaffForm, useStaffForm } from '#app/ui/dashboard/saving/staff-form.tsx'
import { Bilingual } from '#app/ui/dashboard/texts/bilingual.tsx'
import { PictureControl } from '#app/ui/dashboard/upload/picture-control.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import type { ControlTexts } from '#app/ui/form/form-answer.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import styles from './settings-picture.module.css'
import { SettingsTabs } from './settings-tabs.tsx'

export const homePictureFormId = 'home-picture'

interface SettingsPictureProps {
  picture: LonePicture | null
  values: ControlTexts
  english: EnglishState
  version: number
  answer: PictureAnswer | undefined
}

interface PictureAnswer extends StaffAnswer {
  /** Chosen before the form was refused. */
  uploaded: BarePicture | null
}

export function SettingsPicturePage(props: SettingsPictureProps) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead title={t('settings.title')} lead={t('settings.picture.note')} />
      <SettingsTabs current="picture" />
      <Bilingual english={props.english} isAsked={props.answer?.fresh !== undefined}>
        {(languageSwitch) => (
          <SettingsPicture key={props.version} {...props}>
            {languageSwitch}
          </SettingsPicture>
        )}
      </Bilingual>
    </>
  )
}

function SettingsPicture({
  picture,
  values,
  english,
  version,
  answer,
  children,
}: SettingsPictureProps & { children: ReactNode }) {
  const uploaded = answer?.uploaded ?? null
  const shown = uploaded ?? picture
  const { t } = useTranslation('dashboard')
  const chooseLabel = t(picture ? 'settings.picture.replace' : 'settings.picture.choose')
  const words = useFieldWords()
  const labels: Record<string, string> = useMemo(
    () => ({
      picture: t('settings.picture.title'),
      alt: t('settings.picture.alt'),
      altEn: t('settings.picture.altEn'),
      focus: t('pictures.focus'),
      removePicture: t('settings.picture.remove'),
    }),
    [t],
  )
  const summaryLabels = useMemo(() => ({ ...labels, picture: chooseLabel }), [labels, chooseLabel])
  return (
    <StaffForm
      form={useStaffForm(homePictureFormId, homePictureWordFields, values, answer)}
      className={styles.form}
      page={dashboardPaths.settingsPicture}
      draft={{ scope: 'home-picture:', id: 'alt' }}
      version={version}
      fields={homePictureWordFields}
      labels={labels}
      names={controls}
      summaryLabels={summaryLabels}
      isIntroduced={false}
      answer={answer}
      stale={{
        since: english.stale,
        actionOf: ({ locale, translates }) => dashboardPaths.settingsPictureFreshness(locale, translates),
      }}
      encType="multipart/form-data"
    >
      {({ unsavedNote, translations }) => (
        <>
          {shown ? <PictureView picture={shown} alt={picture?.alt ?? ''} sizes="(width < 640px) 90vw, 38rem" /> : null}
          <UploadedPicture uploaded={uploaded} />
          <HomePictureControl key={uploaded?.key} label={chooseLabel} />
          {children}
          <FieldGroup
            fields={homePictureWordFields}
            labels={labels}
            hints={{ alt: t('settings.picture.altHint') }}
            optionNames={{ focus: t('pictures.focuses', { returnObjects: true }) }}
            widths={widths}
            words={{ ...words, noChoice: t('pictures.noFocus') }}
            {...translations}
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
          {unsavedNote}
        </>
      )}
    </StaffForm>
  )
}

function HomePictureControl({ label }: { label: string }) {
  const { t } = useTranslation('dashboard')
  const hint = t('settings.picture.chooseHint', { max: uploadLimits.bytes / 1024 / 1024 })
  return <PictureControl {...useControl('picture', hint)} label={label} />
}

const controls = ['picture', 'alt', 'altEn', 'focus', 'removePicture']

const widths: Readonly<Record<string, FieldWidth>> = { alt: 'w6', focus: 'w6' }
