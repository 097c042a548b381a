import {
  createElement,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  type FunctionComponent,
  type ReactNode,
} from "react"
import { BrokenPart } from "../components/broken-part/broken-part"
import { StaticHtml } from "../components/static-html/static-html"
import { SectionBoundary } from "../features/errors/section-boundary"
import { latePart } from "../lib/late-parts"

/** In place of code that cannot be had: the HTML that the page brought stays as it is, and does what HTML does. */
const Unreachable = () => <StaticHtml>{() => <BrokenPart />}</StaticHtml>

/**
 * A component whose HTML stands in the page from the start, and whose code comes only to the pages that hold it. A
 * click that it should answer is held until then: what a `Suspense` holds comes alive after the page around it.
 *
 * @param place Keeps its place in a page that has come by navigation, without HTML, until the code is there.
 */
export function onItsPages<Props extends object>(load: () => Promise<FunctionComponent<Props>>, place?: ReactNode) {
  const Drawn = lazy(async () => {
    const component = await load().catch(() => Unreachable)
    function Alive({ given, onAlive }: { given: Props; onAlive: () => void }) {
      useEffect(onAlive, [onAlive])
      return createElement(component, given)
    }
    return { default: Alive }
  })
  return function OnItsPages(props: Props) {
    const isAlive = useRef(false)
    const answers = useRef<(() => void) | null>(null)
    useEffect(() => {
      if (!isAlive.current) answers.current = latePart()
    }, [])
    const onAlive = useCallback(() => {
      isAlive.current = true
      answers.current?.()
    }, [])
    return (
      <SectionBoundary>
        <Suspense fallback={place}>
          <Drawn given={props} onAlive={onAlive} />
        </Suspense>
      </SectionBoundary>
    )
  }
}
