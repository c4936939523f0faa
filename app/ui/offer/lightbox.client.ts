/** In its own file, so that PhotoSwipe is loaded only when a visitor approaches a picture. */
import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'
import { langOf } from '#app/domain/lang-of.ts'
import type { Picture } from '#app/domain/picture.ts'
import type { Locale } from '#app/fields/locale.ts'
import { lightbox as german } from '#app/i18n/locales/de/lightbox.ts'
import { lightbox as english } from '#app/i18n/locales/en/lightbox.ts'
import { addWayBack } from '#app/ui/layout/way-back.ts'
import { drawings } from '#app/ui/parts/drawings.ts'
import { largestAddress, sourceSet } from '#app/ui/parts/picture-view.tsx'
import styles from './lightbox.module.css'

/** In pixels, with two lines. */
const captionHeight = 72

interface LightboxOptions {
  pictures: readonly Picture[]
  index: number
  locale: Locale
  /** The clicked link: its picture is the placeholder, and it gets the focus back. */
  opener: HTMLAnchorElement
}

/** Settles when the last lightbox and its history entry are gone: until then another one would take their place. */
let lastOne: Promise<unknown> = Promise.resolve()
let turns = 0

export async function openLightbox({ pictures, index, locale, opener }: LightboxOptions): Promise<void> {
  turns += 1
  const turn = turns
  await lastOne
  // Only the last of several clicks opens pictures, and not once its page is being left.
  const isLeaving = window.__remixRouter.state.navigation.state !== 'idle' || !opener.isConnected
  if (turn !== turns || isLeaving) return
  const words = { de: german, en: english }[locale]
  // Safari does not focus a clicked link.
  opener.focus({ preventScroll: true })
  const standIn = opener.querySelector('img')?.currentSrc
  const lightbox = new PhotoSwipe({
    index,
    dataSource: pictures.map((picture, place) => ({
      src: largestAddress(picture),
      srcset: sourceSet(picture),
      width: picture.width,
      height: picture.height,
      alt: picture.alt || `${words.picture} ${place + 1}`,
      ...(place === index && standIn && { msrc: standIn }),
    })),
    mainClass: styles.lightbox,
    bgOpacity: 1,
    showHideAnimationType: 'fade',
    // PhotoSwipe ignores everything that closes it while it opens, so styles fade it in.
    showAnimationDuration: 0,
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
  lightbox.on('contentAppend', ({ content: { element, index } }) => {
    const picture = pictures[index]
    if (element && picture) element.lang = langOf(picture, 'alt') ?? ''
  })
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement(captionOf(pictures))
    lightbox.ui?.registerElement(originOf(pictures))
  })
  lightbox.init()
  lightbox.element?.setAttribute('aria-modal', 'true')
  lightbox.element?.setAttribute('aria-label', words.title)
  // PhotoSwipe sets these in English.
  lightbox.scrollWrap?.removeAttribute('aria-roledescription')
  for (const { el } of lightbox.mainScroll.itemHolders) el.setAttribute('aria-roledescription', words.picture)
  closeOnWayBack(lightbox)
}

function icon(path: string, more = ''): string {
  return `<svg class="pswp__icn" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/>${more}</svg>`
}

function captionOf(pictures: readonly Picture[]) {
  return {
    className: `${styles.caption}`,
    appendTo: 'root' as const,
    onInit: (element: HTMLElement, lightbox: PhotoSwipe) => {
      element.setAttribute('aria-live', 'polite')
      lightbox.on('change', () => {
        const picture = pictures[lightbox.currIndex]
        const field = picture?.caption ? 'caption' : 'alt'
        element.textContent = picture?.[field] ?? ''
        element.lang = (picture && langOf(picture, field)) ?? ''
      })
    },
  }
}

/** As on the page: what is not a photo says so, with a link to the original. */
function originOf(pictures: readonly Picture[]) {
  return {
    className: `${styles.origin}`,
    appendTo: 'root' as const,
    onInit: (element: HTMLElement, lightbox: PhotoSwipe) => {
      lightbox.on('zoomPanUpdate', () => placeOnPicture(element, lightbox))
      lightbox.on('change', () => {
        const { label, original } = pictures[lightbox.currIndex] ?? {}
        element.textContent = ''
        if (!label) return
        const words = document.createElement('span')
        words.dataset.pictureOrigin = label['data-picture-origin']
        words.textContent = label.children
        element.appendChild(words)
        if (original) {
          const link = document.createElement('a')
          link.href = original.href
          link.textContent = original.children
          element.appendChild(link)
        }
        placeOnPicture(element, lightbox)
      })
    },
  }
}

/** At its lower left corner, or above the caption where the picture reaches below it. */
function placeOnPicture(element: HTMLElement, { currSlide, viewportSize }: PhotoSwipe): void {
  if (!currSlide) return
  const { pan, height, currZoomLevel } = currSlide
  const bottom = Math.min(pan.y + height * currZoomLevel, viewportSize.y - captionHeight)
  element.style.left = `${Math.max(0, pan.x)}px`
  element.style.top = `${bottom - element.offsetHeight}px`
}

/** The back button closes the lightbox instead of leaving the page, through a history entry of its own. */
function closeOnWayBack(lightbox: PhotoSwipe): void {
  let isTaken = false
  const taken = new Promise<void>((settle) =>
    addWayBack(() => {
      isTaken = true
      lightbox.close()
      settle()
    }),
  )
  lightbox.on('close', () => {
    // While it fades, the page below it can be used.
    lightbox.element?.style.setProperty('pointer-events', 'none')
    if (!isTaken) history.back()
  })
  lastOne = Promise.all([taken, new Promise<void>((settle) => lightbox.on('destroy', () => settle()))])
}
