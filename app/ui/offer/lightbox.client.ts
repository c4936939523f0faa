/** Pictures over the whole window, by PhotoSwipe. In a file of its own that is loaded when somebody turns to a picture. */
import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'
import type { Picture } from '#app/domain/picture.ts'
import type { Locale } from '#app/fields/field.ts'
import { lightbox as german } from '#app/i18n/locales/de/lightbox.ts'
import { lightbox as english } from '#app/i18n/locales/en/lightbox.ts'
import { drawings } from '#app/ui/parts/drawings.ts'
import { largestAddress, sourceSet } from '#app/ui/parts/picture-view.tsx'
import styles from './lightbox.module.css'

interface LightboxOptions {
  pictures: readonly Picture[]
  index: number
  locale: Locale
  /** The link that was followed: its picture stands in until the large one is there, and it gets the focus back. */
  opener: HTMLAnchorElement
}

export function openLightbox({ pictures, index, locale, opener }: LightboxOptions): void {
  const words = { de: german, en: english }[locale]
  // Safari does not focus a link that is clicked.
  opener.focus({ preventScroll: true })
  const standIn = opener.querySelector('img')?.currentSrc
  const lightbox = new PhotoSwipe({
    index,
    dataSource: pictures.map((picture, at) => ({
      src: largestAddress(picture),
      srcset: sourceSet(picture),
      width: picture.width,
      height: picture.height,
      alt: picture.alt || `${words.picture} ${at + 1}`,
      ...(at === index && standIn && { msrc: standIn }),
    })),
    mainClass: styles.lightbox,
    bgOpacity: 1,
    showHideAnimationType: 'fade',
    showAnimationDuration: 200,
    hideAnimationDuration: 200,
    paddingFn: ({ x, y }) => {
      const [side, edge] = [x < 600 ? 0 : 80, Math.min(72, y * 0.14)]
      return { left: side, right: side, top: edge, bottom: edge }
    },
    closeSVG: icon(drawings.cross),
    zoomSVG: icon('M4 12h16', '<path class="pswp__zoom-icn-bar-v" d="M12 4v16"/>'),
    arrowPrevSVG: icon(drawings.arrowBack),
    arrowNextSVG: icon(drawings.arrow),
    closeTitle: words.close,
    zoomTitle: words.zoom,
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
    indexIndicatorSep: words.of,
    errorMsg: words.failed,
  })
  lightbox.on('uiRegister', () => lightbox.ui?.registerElement(captionOf(pictures)))
  lightbox.init()
  lightbox.element?.setAttribute('aria-modal', 'true')
  lightbox.element?.setAttribute('aria-label', words.title)
  // PhotoSwipe says these two in English.
  lightbox.scrollWrap?.removeAttribute('aria-roledescription')
  for (const { el } of lightbox.mainScroll.itemHolders) el.setAttribute('aria-roledescription', words.picture)
  closeOnWayBack(lightbox)
}

function icon(path: string, more = ''): string {
  return `<svg class="pswp__icn" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/>${more}</svg>`
}

/** What the picture shows, read out as one leafs. */
function captionOf(pictures: readonly Picture[]) {
  return {
    className: `${styles.caption}`,
    appendTo: 'root' as const,
    onInit: (element: HTMLElement, lightbox: PhotoSwipe) => {
      element.setAttribute('aria-live', 'polite')
      lightbox.on('change', () => {
        const { caption, alt } = pictures[lightbox.currIndex] ?? {}
        element.textContent = caption || alt || ''
      })
    },
  }
}

/** The browser's way back closes the pictures instead of leaving the page: they get an entry in its history. */
function closeOnWayBack(lightbox: PhotoSwipe): void {
  let isTaken = false
  const close = (event: PopStateEvent) => {
    // The address is the same; the router would load the page's data anew.
    event.stopImmediatePropagation()
    isTaken = true
    lightbox.close()
  }
  history.pushState(history.state, '')
  addEventListener('popstate', close, { capture: true, once: true })
  lightbox.on('destroy', () => {
    if (!isTaken) history.back()
  })
}
