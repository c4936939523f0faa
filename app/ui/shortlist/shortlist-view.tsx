import { Form } from '@remix-run/react'
import { writtenIds } from '#app/domain/offers/shortlist.ts'
import { paths } from '#app/paths/public.ts'
import type { EnquiryAnswer } from '#app/ui/form/enquiry-form.tsx'
import { SimilarOffers } from '#app/ui/offers/similar-offers.tsx'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import type { shortlistView } from '#app/words/shortlist/shortlist-view.server.ts'
import { Chooser } from './chooser.tsx'
import { Comparison } from './comparison.tsx'
import { FurtherOffers } from './further-offers.tsx'
import { GoneOffers } from './gone-offers.tsx'
import { ShortlistEnquiry } from './shortlist-enquiry.tsx'
import styles from './shortlist-view.module.css'

interface ShortlistViewProps {
  list: ReturnType<typeof shortlistView>
  answer: EnquiryAnswer | undefined
}

export function ShortlistView({ list, answer }: ShortlistViewProps) {
  const { ids, gone, lead, partly, share, url, printed, chooser, comparison, similar, words } = list
  return (
    <>
      <div className={`wrap ${styles.page}`}>
        <PageHead title={words.title} lead={lead}>
          <div className={`screen ${styles.tools}`}>
            {list.canTakeOver && <TakeOver list={list} />}
            <a className={styles.tool} href={share}>
              <Icon name="mail" />
              {words.send}
            </a>
          </div>
        </PageHead>
        <p className={styles.address}>
          {printed}
          <br />
          {url}
        </p>
        {partly && (
          <Alert tone="warn">
            <p>{partly}</p>
          </Alert>
        )}
        <GoneOffers ids={ids} gone={gone} title={words.gone} />
        {comparison && <h2 className={`screen ${styles.compare}`}>{words.chooser.compare}</h2>}
        {chooser && <Chooser {...list} chooser={chooser} />}
        {comparison && (
          <div className={styles.clip}>
            <Comparison {...comparison} ids={ids} />
          </div>
        )}
      </div>
      <FurtherOffers list={list} />
      {similar && <SimilarOffers {...similar} />}
      <ShortlistEnquiry list={list} answer={answer} />
    </>
  )
}

/** Copies a shared list into the visitor's own. */
function TakeOver({ list: { offers, words } }: Pick<ShortlistViewProps, 'list'>) {
  return (
    <Form method="post" action={paths.shortlist}>
      <input type="hidden" name="propertyId" value={writtenIds(offers.map(({ id }) => id))} />
      <Button variant="quiet" type="submit" name="next" value="keep">
        <Icon name="star" />
        {words.takeOver}
      </Button>
    </Form>
  )
}
