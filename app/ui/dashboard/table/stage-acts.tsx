import { closingOf } from '#app/domain/properties/closing.ts'
import { flagsOf, type Stage, stageChoices, stageOf } from '#app/domain/stage.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { AtOnceNote, type ReleasedProperty } from '#app/ui/dashboard/prepared/at-once-note.tsx'
import { useStageName } from '#app/ui/dashboard/property/stage-field.tsx'
import type { PropertyStates } from '#app/ui/dashboard/property/state-badges.tsx'
import type { IconName } from '#app/ui/parts/icon.tsx'
import { Act } from './act.tsx'
import styles from './property-actions.module.css'

/** The choices of the form, as buttons that say what happens. */
export function StageActs({ property }: { property: PropertyStates & ReleasedProperty & { name: string } }) {
  const { t } = useTranslation(['dashboard', 'property'])
  const { id, name, published, reserved, sold, marketType } = property
  const current = stageOf(property)
  const closing = t(`property:closing.${closingOf(property)}.word`)
  const nameOf = useStageName(marketType)
  const labelOf = (stage: Stage) => {
    if (sold || reserved) return undefined
    if (stage === 'draft') return t('properties.unpublishNamed', { name })
    return stage === 'online' ? t('properties.publishNamed', { name }) : undefined
  }
  const wordsOf = (stage: Stage) => {
    if (flagsOf(stage).sold) return t('properties.sell', { closing })
    if (flagsOf(stage).reserved) return t('properties.reserve')
    if (stage === 'draft') return t(sold || reserved ? 'properties.toDraft' : 'properties.unpublish')
    if (sold) return t('properties.unsell', { closing })
    return t(published && reserved ? 'properties.unreserve' : 'properties.publish')
  }
  return (
    <>
      <p className={styles.stage}>{t('properties.stage', { stage: nameOf(current) })}</p>
      {stageChoices(published)
        .filter((stage) => stage !== current)
        .map((stage) => (
          <Act
            key={stage}
            to={dashboardPaths.stage(id)}
            icon={stageIcons[stage]}
            field="stage"
            value={stage}
            label={labelOf(stage)}
          >
            {wordsOf(stage)}
          </Act>
        ))}
      <AtOnceNote property={property} className={styles.note} />
    </>
  )
}

const stageIcons = {
  draft: 'cross',
  online: 'check',
  reserved: 'key',
  reservedOffline: 'key',
  sold: 'seal',
  soldOffline: 'seal',
} as const satisfies Record<Stage, IconName>
