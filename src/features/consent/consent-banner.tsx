import { useEffect, useRef } from "react"
import { Link } from "../../components/link/link"
import { paths } from "../../domain/paths"
import { variant } from "../../theme/variant"
import { ConsentButtons } from "./consent-buttons"

const TITLE_ID = "consent-title"

/**
 * Asks for consent to analytics once, at the bottom of the window, without blocking the page. Padding lets visitors
 * scroll the end of the page, and the element with the focus, above the banner.
 */
export function ConsentBanner() {
  const box = useRef<HTMLElement>(null)

  useEffect(() => {
    const { documentElement: root, body } = document
    // In a low window it's at the end of the page, and covers nothing.
    if (!box.current || getComputedStyle(box.current).position !== "fixed") return
    root.style.scrollPaddingBottom = body.style.paddingBottom = `${box.current.offsetHeight}px`
    return () => {
      root.style.scrollPaddingBottom = body.style.paddingBottom = ""
    }
  }, [])

  return (
    <section ref={box} className={variant("consent.banner")} aria-labelledby={TITLE_ID} data-asks="">
      <div className={variant("consent.inside")}>
        <div>
          <h2 id={TITLE_ID} className={variant("consent.title")}>
            Can we use analytics?
          </h2>
          <p>
            Google’s scripts would use cookies to count your visit, and we’d remember which ad brought you here. The
            site works the same either way. <Link href={paths.page("cookies")}>What is kept, and why</Link>
          </p>
        </div>
        <ConsentButtons />
      </div>
    </section>
  )
}
