import { Link, type LinkProps } from '@remix-run/react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { Icon } from './icon.tsx'

type Variant = 'primary' | 'quiet' | 'danger'

const classes = (variant: Variant, className?: string) =>
  [styles.button, variant !== 'primary' && styles[variant], className].filter(Boolean).join(' ')

export function Button({ variant = 'primary', className, ...props }: ComponentProps<'button'> & { variant?: Variant }) {
  return <button className={classes(variant, className)} {...props} />
}

export function ButtonLink({ variant = 'primary', className, ...props }: LinkProps & { variant?: Variant }) {
  return <Link className={classes(variant, className)} {...props} />
}

/** Its text stays on one line or wraps as a block. */
export function ArrowLink({ children, ...props }: LinkProps & { children: ReactNode }) {
  return (
    <Link className={styles.arrowLink} {...props}>
      <span>{children}</span>
      <Icon name="arrow" />
    </Link>
  )
}
