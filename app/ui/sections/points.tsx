import styles from './points.module.css'

interface PointsProps {
  points: readonly { readonly title: string; readonly text: string }[]
  numbered?: boolean
  columns?: 2 | 3
}

export function Points({ points, numbered = false, columns = 2 }: PointsProps) {
  const List = numbered ? 'ol' : 'ul'
  const arranged = columns === 3 ? `${styles.points} ${styles.three}` : styles.points
  return (
    <List className={numbered ? styles.steps : arranged}>
      {points.map(({ title, text }, index) => (
        <li key={title}>
          {numbered && (
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
          )}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}
