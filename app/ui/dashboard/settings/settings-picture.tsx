import { type ReactNode, useMemo, useRef } from 'react'
import { homePictureWordFields } from '#app/domain/agency/home-picture.ts'
import type { EnglishState } from '#app/domain/missing-texts.ts'
import { type BarePicture, type LonePicture, uploadLimits } from '#app/domain/picture.ts'
import type { FieldWidth } from '#app/fields/field-frame.tsx'
import { FieldGroup } from '#app/fields/field-group.tsx'
import { FormField, useControl } from '#app/fields/form-field.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { PictureControl } from '#app/ui/dashboard/pictures/picture-control.tsx'
import { UploadedPicture } from '#app/ui/dashboard/pictures/uploaded-picture.tsx'
import { Keeper } from '#app/ui/dashboard/saving/keeper.tsx'
import { SaveConflict, type SavedDifference } from '#app/ui/dashboard/saving/save-conflict.tsx'
import { UnsavedNote } from '#app/ui/dashboard/saving/unsaved-note.tsx'
import { Bilingual } from '#app/ui/dashboard/texts/bilingual.tsx'
import { FreshNotice, type FreshText } from '#app/ui/dashboard/texts/fresh-notice.tsx'
import { useStaleNotes } from '#app/ui/dashboard/texts/stale-note.tsx'
import { TranslationSource } from '#app/ui/dashboard/texts/translation-source.tsx'
import { urgentFields } from '#app/ui/dashboard/texts/urgent-fields.ts'
import { ConformForm, useConform } from '#app/ui/form/conform-form.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
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
  english: EnglishState
  version: number
  answer: PictureAnswer | undefined
}

interface PictureAnswer {
  result: FormAnswer
  change?: { by: string | null; differences: readonly SavedDifference[] }
  fresh?: FreshText | undefined
  /** Chosen before the form came back. */
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
  const lastResult = answer?.result
  const uploaded = answer?.uploaded ?? null
  const shown = uploaded ?? picture
  const element = useRef<HTMLFormElement>(null)
  const { t } = useTranslation('dashboard')
  const form = useConform('home-picture', values, lastResult)
  const chooseLabel = t(picture ? 'settings.picture.replace' : 'settings.picture.choose')
  const words = useFieldWords()
  const labels: Record<string, string> = useMemo(
    () => ({
      picture: t('settings.picture.title'),
      alt: t('settings.picture.alt'),
      altEn: t('settings.picture.altEn'),
      removePicture: t('settings.picture.remove'),
    }),
    [t],
  )
  const problems = useMemo(
    () => problemsOf(lastResult, Object.keys(labels), { ...labels, picture: chooseLabel }),
    [lastResult, chooseLabel, labels],
  )
  const stale = useStaleNotes({
    fields: homePictureWordFields,
    stale: english.stale,
    version,
    labels,
    actionOf: ({ locale, translates }) => dashboardPaths.settingsPictureFreshness(locale, translates),
  })
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
        <SaveConflict {...answer.change} labels={labels} page={dashboardPaths.settingsPicture} />
      ) : null}
      {answer?.fresh ? <FreshNotice {...answer.fresh} label={labels[answer.fresh.name] ?? ''} /> : null}
      <ErrorSummary title={t('form.problems', { count: problems.length })} problems={problems} />
      {shown ? <PictureView picture={shown} alt={picture?.alt ?? ''} sizes="(width < 640px) 90vw, 38rem" /> : null}
      <UploadedPicture uploaded={uploaded} />
      <HomePictureControl key={uploaded?.key} label={chooseLabel} />
      {children}
      <FieldGroup
        fields={homePictureWordFields}
        labels={labels}
        hints={{ alt: t('settings.picture.altHint') }}
        widths={widths}
        words={words}
        stale={stale}
        source={(name) => <TranslationSource name={name} />}
        isUrgent={urgentFields(answer)}
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
      <UnsavedNote form={element} labels={labels} isGivenBack={answer !== undefined} />
    </ConformForm>
  )
}

function HomePictureControl({ label }: { label: string }) {
  const { t } = useTranslation('dashboard')
  const hint = t('settings.picture.chooseHint', { max: uploadLimits.bytes / 1024 / 1024 })
  return <PictureControl {...useControl('picture', hint)} label={label} />
}

const widths: Readonly<Record<string, FieldWidth>> = { alt: 'w6' }
