import type { PublishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { missingForOffer, type PublishRuleName, publishRules } from '#app/domain/properties/publish-rules.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import styles from '#app/ui/dashboard/frame/save-notice-frame.module.css'
import { SaveNoticeFrame } from '#app/ui/dashboard/frame/save-notice-frame.tsx'
import type { StaffAnswer } from '#app/ui/dashboard/saving/staff-form.tsx'
import { EnterKey } from '#app/ui/form/enter-key.tsx'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { RuleLink } from './checklist-rules.tsx'

export interface SaveAnswer extends StaffAnswer {
  id: string
  missing?: readonly PublishRuleName[]
  gone?: 'trashed' | 'deleted'
  /** The prepared change that the form has shown, and whether in its controls. */
  seen?: { prepared: string; shown: string }
}

interface SaveNoticeProps {
  propertyId: string
  candidate: PublishCandidate | null
  ruleDate: string | null
  answer: SaveAnswer | undefined
}

/** Decisions that only this form asks for; those of every form come first. */
export function SaveNotice({ propertyId, candidate, ruleDate, answer }: SaveNoticeProps) {
  if (answer?.gone) return <GoneProperty gone={answer.gone} />
  if (answer?.change || answer?.fresh) return null
  if (answer?.missing) return <UnlawfulOffer propertyId={propertyId} missing={answer.missing} />
  return candidate && ruleDate && missingForOffer(candidate, ruleDate).length > 0 ? (
    <OvertakenOffer propertyId={propertyId} candidate={candidate} ruleDate={ruleDate} />
  ) : null
}

/** The save would remove a required statement from a public offer. */
function UnlawfulOffer({ propertyId, missing }: LackingProps) {
  const { t } = useTranslation('dashboard')
  return (
    <SaveNoticeFrame tone="bad" title={t('unlawful.title')}>
      <LackingRules propertyId={propertyId} missing={missing} />
      <p>{t('unlawful.text')}</p>
      <UnpublishButton />
    </SaveNoticeFrame>
  )
}

export function GoneProperty({ gone }: { gone: 'trashed' | 'deleted' }) {
  const { t } = useTranslation('dashboard')
  return (
    <SaveNoticeFrame tone="bad" title={t(`gone.${gone}Title`)}>
      <p>{t(`gone.${gone}Text`)}</p>
      <SaveGoneButton gone={gone} />
    </SaveNoticeFrame>
  )
}

/** Saves a form whose property is gone. */
export function SaveGoneButton({ gone }: { gone: 'trashed' | 'deleted' }) {
  const { t } = useTranslation('dashboard')
  return gone === 'trashed' ? (
    <Button type="submit" name="next" value="restore">
      {t('gone.restoreAndSave')}
    </Button>
  ) : (
    <Button type="submit" formAction={dashboardPaths.newProperty}>
      {t('gone.saveAsNew')}
    </Button>
  )
}

/** A public offer that no longer meets a rule, because the law or the rule has changed. */
function OvertakenOffer({
  propertyId,
  candidate,
  ruleDate,
}: {
  propertyId: string
  candidate: PublishCandidate
  ruleDate: string
}) {
  const { t } = useTranslation('dashboard')
  const missing = missingForOffer(candidate, ruleDate)
  return (
    <div className={styles.notice}>
      <Alert tone="bad" title={t('checklist.overtakenTitle')}>
        <EnterKey />
        <LackingRules propertyId={propertyId} missing={missing} />
        <p>{t('checklist.overtakenText')}</p>
        <UnpublishButton />
      </Alert>
    </div>
  )
}

interface LackingProps {
  propertyId: string
  missing: readonly PublishRuleName[]
}

function LackingRules({ propertyId, missing }: LackingProps) {
  const { t } = useTranslation('dashboard')
  return (
    <ul className={styles.list}>
      {publishRules
        .filter(({ name }) => missing.includes(name))
        .map((rule) => (
          <li key={rule.name}>
            <RuleLink rule={rule} propertyId={propertyId}>
              {t(`rules.${rule.name}.title`)}
            </RuleLink>
          </li>
        ))}
    </ul>
  )
}

function UnpublishButton() {
  const { t } = useTranslation('dashboard')
  return (
    <Button type="submit" variant="quiet" name="next" value="unpublish">
      {t('form.saveAndUnpublish')}
    </Button>
  )
}
