import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { type InterruptedForm, RepeatForm } from '#app/ui/form/repeat-form.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'

/** A post waits here until the user has set up the required second factor. */
export function SecondFactorNeeded({ post }: { post: InterruptedForm | null }) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <h1>{t('secondFactor.setUp.neededTitle')}</h1>
      <p>{t(post ? 'secondFactor.setUp.neededPost' : 'secondFactor.setUp.needed')}</p>
      <p>
        <ButtonLink to={dashboardPaths.secondFactor} target={post ? '_blank' : undefined} reloadDocument>
          {t(post ? 'secondFactor.setUp.neededOpen' : 'secondFactor.setUp.begin')}
        </ButtonLink>
      </p>
      {post ? (
        <RepeatForm action={post.action} fields={post.fields} submit={t('secondFactor.setUp.neededAgain')} />
      ) : null}
    </>
  )
}
