/** What stands above the form of a property when something has to be decided. All of it is inside the form. */
import { type ReactNode, useEffect, useRef } from 'react'
import type { PropertyFieldName } from '#app/domain/properties/property.ts'
import { missingForOffer, type PublishCandidate, publishRules } from '#app/domain/properties/publish-rules.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import type { FormAnswer } from '#app/ui/form/form-answer.ts'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { RuleLink } from './publish-checklist.tsx'
import { SaveConflict } from './save-conflict.tsx'
import styles from './save-notices.module.css'

/** A value that somebody else has saved, and the posted one, in words; null where there is nothing. */
export interface SavedDifference {
  field: PropertyFieldName
  changedBy: 'them' | 'both'
  theirs: string | null
  mine: string | null
}

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

interface QuestionProps {
  tone: 'warn' | 'bad'
  title: string
  children: ReactNode
}

/** A notice that the server's answer brought: it has the focus when the page arrives, as a summary of errors has. */
export function Question({ children, ...alert }: QuestionProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript it is the only way to take a reader to the question
    <div ref={notice} className={styles.notice} tabIndex={-1} autoFocus>
      <Alert role="alert" {...alert}>
        <EnterKey />
        {children}
      </Alert>
    </div>
  )
}

/** The first button of a form is the one that the enter key presses; it must only save. */
function EnterKey() {
  return <button type="submit" className="sr" tabIndex={-1} aria-hidden="true" />
}

/** A public offer would lose what it must state: it is mended, or it goes offline with the change. */
function UnlawfulOffer({ missing }: { missing: string }) {
  const { t } = useTranslation('dashboard')
  return (
    <Question tone="bad" title={t('unlawful.title')}>
      <p>{t('unlawful.text', { missing })}</p>
      <UnpublishButton />
    </Question>
  )
}

/** The property went away while its form was filled in. */
function GoneProperty({ gone }: { gone: 'trashed' | 'deleted' }) {
  const { t } = useTranslation('dashboard')
  return (
    <Question tone="bad" title={t(`gone.${gone}Title`)}>
      <p>{t(`gone.${gone}Text`)}</p>
      <WayToKeep gone={gone} />
    </Question>
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
