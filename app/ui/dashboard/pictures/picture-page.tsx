import type { WordedPicture } from '#app/domain/picture-words.ts'
import type { PublishCandidate } from '#app/domain/properties/publish-candidate.ts'
import type { RuleDate } from '#app/domain/properties/publish-rule.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { PropertyTabs } from '#app/ui/dashboard/property/property-tabs.tsx'
import { PublishChecklist } from '#app/ui/dashboard/property/publish-checklist.tsx'
import { type PropertyStates, StateBadges } from '#app/ui/dashboard/property/state-badges.tsx'
import { picturesFormId } from './chosen-bar.tsx'
import { PictureManager } from './picture-manager.tsx'
import styles from './picture-page.module.css'
import type { ShownTrash } from './picture-trash.tsx'
import type { PicturesAnswer } from './pictures-answer.ts'

export interface PicturePageProps {
  property: PropertyStates & { id: string; name: string; propertyNumber: string }
  pictures: readonly WordedPicture[]
  candidate: PublishCandidate
  /** Null for an offer whose pictures are all explained, which shows no checklist here. */
  ruleDate: RuleDate | null
  enquiryCount: number
  trash: readonly ShownTrash[]
  version: number
  /** Posted with the next upload, so that a repeated post adds no pictures. */
  uploadId: string
  answer: PicturesAnswer | undefined
}

/** Also the page of a refused act, at that act's address. */
export function PicturePage(props: PicturePageProps) {
  const { property, pictures, candidate, ruleDate, trash, enquiryCount, version, uploadId, answer } = props
  const { t } = useTranslation('dashboard')
  return (
    <>
      <Crumbs
        steps={[
          { label: t('properties.title'), to: dashboardPaths.properties },
          { label: property.propertyNumber, to: dashboardPaths.property(property.id) },
          { label: t('property.pictures') },
        ]}
      />
      <PageHead title={property.name}>
        <StateBadges states={property} />
      </PageHead>
      <PropertyTabs
        propertyId={property.id}
        pictureCount={pictures.length}
        enquiryCount={enquiryCount}
        current="pictures"
      />
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
          <div className={styles.checklist}>
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
