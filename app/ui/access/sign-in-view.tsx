import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { BarePicture } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import type { InterruptedForm } from '#app/ui/form/repeat-form.tsx'
import { Logo } from '#app/ui/parts/logo.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import { DraftsHere } from './drafts-here.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-view.module.css'

interface SignInViewProps {
  agencyName: string
  redirectTo: string
  email?: string | undefined
  error?: string | undefined
  isWrong?: boolean | undefined
  interrupted?: InterruptedForm | null
  children?: ReactNode
  picture?: BarePicture | null
}

export function SignInView({ agencyName, redirectTo, children, picture, ...form }: SignInViewProps) {
  const { t } = useTranslation('dashboard')
  return (
    <div className={styles.view}>
      <div className={styles.side}>
        <header>
          <Link to={paths.home} reloadDocument aria-label={t('signIn.back')}>
            <Logo name={agencyName} />
          </Link>
        </header>
        <main id="inhalt" className={styles.main}>
          {children ?? (
            <>
              <h1>{t('signIn.title')}</h1>
              <SignInForm redirectTo={redirectTo} {...form} />
              {form.interrupted ? null : <DraftsHere />}
            </>
          )}
        </main>
        <footer>
          <Link to={paths.home} reloadDocument>
            {t('signIn.back')}
          </Link>
        </footer>
      </div>
      {picture ? (
        <figure className={styles.picture}>
          <PictureView picture={picture} sizes="(min-aspect-ratio: 2/1) 58vw, 120vh" priority alt="" />
        </figure>
      ) : null}
    </div>
  )
}
