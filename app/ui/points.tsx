import styles from './points.module.css'

interface PointsProps {
  points: readonly { readonly title: string; readonly text: string }[]
  /** Whether they follow one another, as steps do. */
  numbered?: boolean
}

/** Short statements with a title each, in two columns; or steps, one below the other. */
export function Points({ points, numbered = false }: PointsProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={numbered ? styles.steps : styles.points}>
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
