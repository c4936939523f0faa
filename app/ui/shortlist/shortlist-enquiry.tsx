import { useEffect, useRef } from 'react'
import { shortlistPath } from '#app/paths/public.ts'
import { type EnquiryAnswer, EnquiryForm } from '#app/ui/form/enquiry-form.tsx'
import { Tick } from '#app/ui/parts/tick.tsx'
import type { shortlistView } from '#app/words/shortlist/shortlist-view.server.ts'
import styles from './shortlist-enquiry.module.css'

interface ShortlistEnquiryProps {
  list: Pick<ReturnType<typeof shortlistView>, 'ids' | 'offers' | 'enquiry'>
  answer: EnquiryAnswer | undefined
}

const formId = 'list-enquiry'

export function ShortlistEnquiry({ list: { ids, offers, enquiry }, answer }: ShortlistEnquiryProps) {
  const form = useFollowingMessage(enquiry.message)
  if (offers.length === 0) return null
  return (
    <section className={`screen ${styles.enquiry}`} id="kontakt" aria-labelledby="enquiry">
      <div className={`wrap grid ${styles.grid}`}>
        <div className={styles.about}>
          <h2 id="enquiry">{enquiry.title}</h2>
          <p className="lead">{enquiry.lead}</p>
          <fieldset id="propertyId" tabIndex={-1}>
            <legend>{enquiry.legend}</legend>
            {offers.map(({ id, name, lang, place }) => (
              <Tick
                key={id}
                name="propertyId"
                value={id}
                form={formId}
                defaultChecked={answer ? answer.chosen.includes(id) : true}
              >
                <span className={styles.offer}>
                  <span lang={lang}>{name}</span> <small>{place}</small>
                </span>
              </Tick>
            ))}
          </fieldset>
        </div>
        <div className={styles.form} ref={form}>
          <EnquiryForm
            id={formId}
            words={enquiry.form}
            action={shortlistPath(ids)}
            propertyId=""
            message={enquiry.message}
            answer={answer}
          />
        </div>
      </div>
    </section>
  )
}

/** React leaves the text of a form alone; until the visitor changes it, it follows the list from one offer to several. */
function useFollowingMessage(message: string) {
  const form = useRef<HTMLDivElement>(null)
  const shown = useRef(message)
  useEffect(() => {
    const area = form.current?.querySelector('textarea')
    if (area?.value === shown.current) area.value = message
    shown.current = message
  }, [message])
  return form
}
