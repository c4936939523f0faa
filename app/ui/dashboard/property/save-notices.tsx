/** What stands above the form of a property when something has to be decided. All of it is inside the form. */
import { missingForOffer, type PublishCandidate, publishRules } from '#app/domain/properties/publish-rules.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { EnterKey } from '#app/ui/form/enter-key.tsx'
import type { FormAnswer } from '#app/ui/form/form-answer.ts'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { RuleLink } from './publish-checklist.tsx'
import { SaveConflict, type SavedDifference } from './save-conflict.tsx'
import styles from './save-notice-frame.module.css'
import { SaveNoticeFrame } from './save-notice-frame.tsx'

/** What the server said to a form that it did not simply save. */
export interface SaveAnswer {
  id: string
  /** The version that the form which comes back goes over. */
  version: number
  result: FormAnswer
  missing?: string
  change?: { by: string | null; differences: readonly SavedDifference[] }
  gone?: 'trashed' | 'deleted'
}

interface SaveNoticeProps {
  propertyId: string
  candidate: PublishCandidate | null
  answer: SaveAnswer | undefined
}

/** The question that a save came back with, or what is wrong with the offer that visitors see. */
export function SaveNotice({ propertyId, candidate, answer }: SaveNoticeProps) {
  if (answer?.gone) return <GoneProperty gone={answer.gone} />
  if (answer?.change) return <SaveConflict propertyId={propertyId} {...answer.change} />
  if (answer?.missing) return <UnlawfulOffer missing={answer.missing} />
  return candidate && missingForOffer(candidate).length > 0 ? (
    <OvertakenOffer propertyId={propertyId} candidate={candidate} />
  ) : null
}

/** A public offer would lose what it must state: it is mended, or it goes offline with the change. */
function UnlawfulOffer({ missing }: { missing: string }) {
  const { t } = useTranslation('dashboard')
  return (
    <SaveNoticeFrame tone="bad" title={t('unlawful.title')}>
      <p>{t('unlawful.text', { missing })}</p>
      <UnpublishButton />
    </SaveNoticeFrame>
  )
}

/** The property went away while its form was filled in. */
function GoneProperty({ gone }: { gone: 'trashed' | 'deleted' }) {
  const { t } = useTranslation('dashboard')
  return (
    <SaveNoticeFrame tone="bad" title={t(`gone.${gone}Title`)}>
      <p>{t(`gone.${gone}Text`)}</p>
      <WayToKeep gone={gone} />
    </SaveNoticeFrame>
  )
}

/** The button that saves a form whose property went away. */
export function WayToKeep({ gone }: { gone: 'trashed' | 'deleted' }) {
  const { t } = useTranslation('dashboard')
  return gone === 'trashed' ? (
    <Button type="submit" name="next" value="restore">
      {t('gone.restoreAndSave')}
    </Button>
  ) : (
    <Button type="submit" formAction={paths.dashboard.newProperty}>
      {t('gone.saveAsNew')}
    </Button>
  )
}

/** An offer that visitors see and that a rule has overtaken, by a change of the law or of the rule itself. */
function OvertakenOffer({ propertyId, candidate }: { propertyId: string; candidate: PublishCandidate }) {
  const { t } = useTranslation('dashboard')
  const missing = missingForOffer(candidate)
  return (
    <div className={styles.notice}>
      <Alert tone="bad" title={t('checklist.overtakenTitle')}>
        <EnterKey />
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
        <p>{t('checklist.overtakenText')}</p>
        <UnpublishButton />
      </Alert>
    </div>
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
