import { FactList } from '#app/fields/fact-list.tsx'
import type { FactGroup } from '#app/words/fact-groups.server.ts'
import styles from './fact-groups.module.css'

export function FactGroups({ groups }: { groups: readonly FactGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, facts }) => (
        <div key={title}>
          <h3>{title}</h3>
          <FactList facts={facts} />
        </div>
      ))}
    </div>
  )
}
