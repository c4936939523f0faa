import { Form, Link } from '@remix-run/react'
import control from '#app/fields/field-control.module.css'
import { FieldFrame } from '#app/fields/field-frame.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import type { PreparedView } from '#app/ui/dashboard/prepared/prepared-view.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Button } from '#app/ui/parts/button.tsx'

export interface RequestAnswer {
  typed: string
  problem: string
}

interface RequestFormProps {
  propertyId: string
  prepared: PreparedView
  answer: RequestAnswer | undefined
  /** Whether the question is what has to be done next. */
  isMain: boolean
}

export function RequestForm({ propertyId, prepared, answer, isMain }: RequestFormProps) {
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  const { id, seller, note, askedAt } = prepared
  const addAddress = seller.email ? null : (
    <p>
      <Link to={dashboardPaths.seller(propertyId)}>{t('seller.addAddress')}</Link>
    </p>
  )
  if (addAddress && !answer) {
    return (
      <>
        <p>{t('seller.noAddress')}</p>
        {addAddress}
      </>
    )
  }
  return (
    <Form method="post" action={dashboardPaths.preparedRequest(propertyId)} preventScrollReset={!answer}>
      <input type="hidden" name="prepared" value={id} />
      {answer ? (
        <ErrorSummary
          title={t('form.problems', { count: 1 })}
          problems={[{ id: 'words', label: t('seller.words'), message: answer.problem }]}
        />
      ) : null}
      {askedAt ? <p>{t('seller.asked', { moment: moment(askedAt) })}</p> : null}
      <FieldFrame
        id="words"
        label={t('seller.words')}
        errors={answer && [answer.problem]}
        hint={addAddress ? undefined : t('seller.wordsHint', { email: seller.email ?? '' })}
        width="w6"
      >
        <textarea
          className={control.input}
          id="words"
          name="words"
          rows={5}
          defaultValue={answer?.typed ?? note ?? ''}
          aria-invalid={answer ? true : undefined}
          aria-describedby={[answer && 'words-error', !addAddress && 'words-hint'].filter(Boolean).join(' ')}
        />
      </FieldFrame>
      {addAddress}
      <Button type="submit" variant={isMain ? 'primary' : 'quiet'}>
        {t(askedAt ? 'seller.askAgain' : 'seller.ask')}
      </Button>
    </Form>
  )
}
