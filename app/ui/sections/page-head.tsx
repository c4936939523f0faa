import styles from './page-head.module.css'

interface PageHeadProps {
  title: string
  lead?: string | undefined
}

export function PageHead({ title, lead }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  )
}
