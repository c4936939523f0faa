import { useMemo } from 'react'
import type { LogoName, Logos } from '#app/domain/agency/logo.ts'
import { pictureControls, uploadLimits } from '#app/domain/picture.ts'
import { FormField, useControl } from '#app/fields/form-field.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { UploadedPicture } from '#app/ui/dashboard/pictures/uploaded-picture.tsx'
import { type StaffAnswer, StaffForm, useStaffForm } from '#app/ui/dashboard/saving/staff-form.tsx'
import { PictureControl } from '#app/ui/dashboard/upload/picture-control.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import styles from './settings-logo.module.css'
import { SettingsTabs } from './settings-tabs.tsx'

export const logoFormId = 'logos'

interface SettingsLogoProps {
  logos: Logos
  version: number
  answer: LogoAnswer | undefined
}

interface LogoAnswer extends StaffAnswer {
  /** Chosen before the form was refused. */
  uploadedLogos: Logos
}

export function SettingsLogoPage(props: SettingsLogoProps) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead title={t('settings.title')} lead={t('settings.logo.note')} />
      <SettingsTabs current="logo" />
      <SettingsLogo key={props.version} {...props} />
    </>
  )
}

function SettingsLogo({ logos, version, answer }: SettingsLogoProps) {
  const { t } = useTranslation('dashboard')
  const labels: Record<string, string> = useMemo(
    () => ({
      logo: t('settings.logo.logo'),
      removeLogo: t('settings.logo.removeLogo'),
      icon: t('settings.logo.icon'),
      removeIcon: t('settings.logo.removeIcon'),
    }),
    [t],
  )
  return (
    <StaffForm
      form={useStaffForm(logoFormId, noFields, noTexts, answer)}
      className={styles.form}
      page={dashboardPaths.settingsLogo}
      draft={{ scope: 'logo:', id: 'logo' }}
      version={version}
      fields={noFields}
      labels={labels}
      names={controls}
      isIntroduced={false}
      answer={answer}
      encType="multipart/form-data"
    >
      {({ unsavedNote }) => (
        <>
          <Choice name="logo" logos={logos} uploaded={answer?.uploadedLogos} />
          <Choice name="icon" logos={logos} uploaded={answer?.uploadedLogos} />
          <Button type="submit">{t('settings.logo.save')}</Button>
          {unsavedNote}
        </>
      )}
    </StaffForm>
  )
}

interface ChoiceProps {
  name: LogoName
  logos: Logos
  uploaded: Logos | undefined
}

function Choice({ name, logos, uploaded }: ChoiceProps) {
  const { t } = useTranslation('dashboard')
  const arrived = uploaded?.[name] ?? null
  const shown = arrived ?? logos[name]
  const control = useControl(name, t(`settings.logo.${name}Hint`, { max: uploadLimits.bytes / 1024 / 1024 }))
  return (
    <fieldset className={styles.choice}>
      <legend>{t(`settings.logo.${name}`)}</legend>
      {shown ? (
        <PictureView className={styles[name]} picture={shown} alt="" sizes="15rem" />
      ) : (
        <p>{t(`settings.logo.${name}None`)}</p>
      )}
      <UploadedPicture uploaded={arrived} name={name} />
      <PictureControl
        key={arrived?.key}
        {...control}
        label={t(shown ? 'settings.picture.replace' : 'settings.picture.choose')}
        accept="image/png,image/webp"
      />
      {shown ? (
        <FormField
          name={pictureControls[name].removed}
          field={{ kind: 'flag' }}
          label={t(name === 'logo' ? 'settings.logo.removeLogo' : 'settings.logo.removeIcon')}
          hint={t('settings.logo.removeHint')}
          width="w6"
        />
      ) : null}
    </fieldset>
  )
}

const noFields = {}
const noTexts = {}
const controls = ['logo', 'removeLogo', 'icon', 'removeIcon']
