import { FactList } from '#app/fields/fact-list.tsx'
import styles from '#app/ui/energy/energy-scale.module.css'
import { EnergyScale } from '#app/ui/energy/energy-scale.tsx'
import { Split } from '#app/ui/sections/split.tsx'
import type { EnergyWords } from '#app/words/energy/energy-words.server.ts'

export function OfferEnergy({ title, energy }: { title: string; energy: EnergyWords }) {
  return (
    <Split title={title} note={energy.dates && <p>{energy.dates}</p>}>
      <EnergyParticulars energy={energy} />
    </Split>
  )
}

export function EnergyParticulars({ energy: { scale, reason, facts } }: { energy: EnergyWords }) {
  const half = Math.ceil(facts.length / 2)
  return (
    <>
      {scale && <EnergyScale scale={scale} />}
      {reason && <p className={styles.reason}>{reason}</p>}
      {facts.length > 0 && (
        <div className={styles.lists}>
          <FactList facts={facts.slice(0, half)} />
          {facts.length > half && <FactList facts={facts.slice(half)} />}
        </div>
      )}
    </>
  )
}
