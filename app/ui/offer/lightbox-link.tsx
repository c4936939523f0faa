import type { MouseEvent, ReactNode } from 'react'
import type { Picture } from '#app/domain/picture.ts'
import type { Locale } from '#app/fields/locale.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { largestAddress } from '#app/ui/parts/picture-view.tsx'
import { useLocale } from '#app/ui/parts/use-locale.ts'

interface LightboxLinkProps {
  pictures: readonly Picture[]
  index: number
  /** The alternative text; otherwise the children describe the picture. */
  name?: string
  /** The language of the name, if not the page's: attributes have none, so the picture inside names the link. */
  lang?: Locale | undefined
  className?: string | undefined
  children: ReactNode
}

/** Links to the picture in its largest size; with JavaScript it opens over the page with its neighbours. */
export function LightboxLink({ pictures, index, name, lang, className, children }: LightboxLinkProps) {
  const { t } = useTranslation('site')
  const locale = useLocale()
  const picture = pictures[index]
  if (!picture) return children

  const foreign = picture.alt ? undefined : t('offer.picture', { number: index + 1 })
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const link = event.currentTarget
    try {
      const { openLightbox } = await loadLightbox()
      await openLightbox({ pictures, index, locale, opener: link })
    } catch {
      location.assign(link.href)
    }
  }
  return (
    <a
      className={className}
      href={largestAddress(picture)}
      aria-label={lang ? foreign : name && t('offer.enlarge', { alt: name })}
      onClick={open}
      onPointerEnter={fetchLightbox}
      onFocus={fetchLightbox}
    >
      {children}
    </a>
  )
}

function loadLightbox() {
  return import('./lightbox.client.ts')
}

/** Preloads it for the click, which shows any error. */
function fetchLightbox() {
  loadLightbox().catch(() => {})
}
