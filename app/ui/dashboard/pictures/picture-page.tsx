import type { WordedPicture } from '#app/domain/picture-words.ts'
import type { PublishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { PicturesAtOnce } from '#app/ui/dashboard/prepared/at-once-note.tsx'
import { type HeadedProperty, PropertyHead } from '#app/ui/dashboard/property/property-head.tsx'
import { PublishChecklist } from '#app/ui/dashboard/property/publish-checklist.tsx'
import { picturesFormId } from './chosen-bar.tsx'
import { PictureManager } from './picture-manager.tsx'
import styles from './picture-page.module.css'
import type { ShownTrash } from './picture-trash.tsx'
import type { PicturesAnswer } from './pictures-answer.ts'

export interface PicturePageProps extends Omit<HeadedProperty, 'pictureCount'> {
  pictures: readonly WordedPicture[]
  candidate: PublishCandidate
  /** Null for an offer whose pictures are all explained, which shows no checklist here. */
  ruleDate: string | null
  needsApproval: boolean
  trash: readonly ShownTrash[]
  version: number
  /** Posted with the next upload, so that a repeated post adds no pictures. */
  uploadId: string
  answer: PicturesAnswer | undefined
}

/** Also the page of a refused act, at that act's address. */
export function PicturePage(props: PicturePageProps) {
  const { property, pictures, candidate, ruleDate, trash, enquiryCount, needsApproval, version, uploadId, answer } =
    props
  return (
    <>
      <PropertyHead property={property} pictureCount={pictures.length} enquiryCount={enquiryCount} current="pictures" />
      {needsApproval ? <PicturesAtOnce propertyId={property.id} className={styles.approval} /> : null}
      <div className={styles.page}>
        <PictureManager
          propertyId={property.id}
          pictures={pictures}
          trash={trash}
          version={version}
          uploadId={uploadId}
          posted={answer}
        />
        {/* Behind the form, whose first button the enter key presses. */}
        {ruleDate && !answer?.isTrashed ? (
          <div className={pictures.length > 0 ? styles.above : styles.checklist}>
            <PublishChecklist
              propertyId={property.id}
              formId={picturesFormId}
              formPage={dashboardPaths.property(property.id)}
              candidate={candidate}
              unmetOnceSaved={null}
              ruleDate={ruleDate}
              doubts={noDoubts}
              english={null}
            />
          </div>
        ) : null}
      </div>
    </>
  )
}

const noDoubts = [] as const
