import { assignEnquiry } from '#app/data/enquiries/assignment.server.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import { recipientOf } from '#app/domain/enquiries/responsibility.ts'
import { deliverInBackground } from '#app/http/background-delivery.server.ts'
import { absenceOf, offerForMail } from '#app/http/enquiries/enquiry-intake.server.ts'
import { formText } from '#app/http/forms/forms.server.ts'
import { enquiryMail } from '#app/mail/enquiry-mail.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { answersForMail } from '#app/words/enquiries/answers.server.ts'
import { answerAct, type DeskPost } from './desk-answers.server.ts'

export async function assign(post: DeskPost) {
  const { request, context, desk, form, user } = post
  const { enquiry, team } = desk
  const chosen = formText(form, 'assignedTo') || null
  const person = team.find(({ id }) => id === chosen) ?? null
  if (chosen && !person) return answerAct(post, 'enquiryMemberGone', {}, 'warn')
  const recipient = recipientOf(team, chosen, berlinToday())
  const { colleague } = recipient
  const isOwn = colleague?.email?.toLowerCase() === user.email.toLowerCase()
  const mail =
    colleague && !isOwn ? { memberId: colleague.id, payload: assignmentMail(post, absenceOf(recipient)) } : null
  const isChanged = await assignEnquiry(context.db, enquiry.id, chosen, mail)
  if (isChanged && mail) deliverInBackground(request, context, enquiry.id)
  return person ? answerAct(post, 'enquiryAssigned', { person: person.name }) : answerAct(post, 'enquiryUnassigned')
}

function assignmentMail({ context, desk, user }: DeskPost, absence: ReturnType<typeof absenceOf>) {
  const { enquiry, usual, further } = desk
  const { siteUrl } = context.config
  const { answers, locale, receivedAt, property } = enquiry
  return enquiryMail({
    enquiry,
    ...(answers && { form: answersForMail(answers) }),
    locale,
    receivedAt,
    offer: property && offerForMail(property, usual?.name ?? null, siteUrl),
    further: further.map((other) => offerForMail(other, null, siteUrl)),
    routing: { assigned: { by: user.name, address: siteUrl + dashboardPaths.enquiry(enquiry.id) }, absence },
  })
}
