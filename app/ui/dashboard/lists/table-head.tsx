interface TableHeadProps {
  /** One for each column, all different. */
  labels: readonly string[]
}

export function TableHead({ labels }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {labels.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  )
}
