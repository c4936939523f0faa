import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { findAgency } from '#app/data/agency/settings.server.ts'
import { type Database, newId } from '#app/data/database.server.ts'
import { listTeamOptions } from '#app/data/entries/team-members.server.ts'
import { findNumbers } from '#app/data/properties/properties.server.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import { nextNumber, numberBeginning } from '#app/domain/properties/property-number.ts'
import { isPhone } from '#app/domain/viewport.ts'
import { emptyValues } from '#app/fields/field.ts'
import { formatForControls } from '#app/fields/format-for-control.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { postedId, readForm } from '#app/http/forms/forms.server.ts'
import { viewportOf } from '#app/http/viewport.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { saveNewProperty } from '#app/routes/dashboard/property-saving/editor.server.ts'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { PropertyForm } from '#app/ui/dashboard/property/property-form.tsx'
import { forgetOnceSaved } from '#app/ui/form/draft.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const [locale, propertyNumber] = await Promise.all([localeOf(request), proposeNumber(context.db)])
  const values = { ...emptyValues(propertyFields), propertyNumber }
  return {
    title: translator(locale)('dashboard:property.newTitle'),
    id: newId(),
    values: formatForControls(propertyFields, values, locale),
    members: await listTeamOptions(context.db),
    isFolded: isPhone(viewportOf(request)),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  return saveNewProperty({ context, id: postedId(form), form, locale, by: user })
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const id = (await request.clone().formData()).get('id')
  return forgetOnceSaved({ scope: '', id: String(id) }, () => serverAction<typeof action>())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function NewPropertyPage() {
  const { id: newId, values, members, isFolded } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  // A rerendered form keeps the id that it was posted for.
  const id = answer?.id ?? newId
  const { t } = useTranslation('dashboard')
  return (
    <>
      <Crumbs
        steps={[{ label: t('properties.title'), to: dashboardPaths.properties }, { label: t('property.newTitle') }]}
      />
      <PageHead title={t('property.newTitle')} />
      <PropertyForm
        propertyId={id}
        isNew
        version={0}
        values={values}
        members={members}
        isFolded={isFolded}
        candidate={null}
        ruleDate={null}
        doubts={[]}
        savedAt={null}
        english={null}
        answer={answer}
      />
    </>
  )
}

/** Empty without a pattern. Concurrent users may get the same number; the second save is refused. */
async function proposeNumber(db: Database): Promise<string> {
  const { propertyNumberPattern: pattern } = await findAgency(db)
  if (!pattern) return ''
  const year = Number(berlinToday().slice(0, 4))
  return nextNumber(pattern, await findNumbers(db, numberBeginning(pattern, year)), year)
}
