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
import { SectionBoundary } from "../features/errors/error-boundary"
import { registerDeferredFeature } from "../lib/deferred-features"

/** Replaces code that can't be loaded. The page's static HTML stays in place, and works as plain HTML. */
const Unreachable = () => <StaticHtml>{() => <BrokenPart />}</StaticHtml>

/**
 * Creates a component whose HTML is in the page from the start, and whose code is only loaded by pages that have it.
 * Because of `Suspense` it's hydrated after the page around it; until then the page holds clicks on it.
 *
 * @param place Shown after a navigation, when the page has no HTML yet, until the code has loaded.
 */
export function hydrateLazily<Props extends object>(load: () => Promise<FunctionComponent<Props>>, place?: ReactNode) {
  const Drawn = lazy(async () => {
    const component = await load().catch(() => Unreachable)
    function Hydrated({ given, onHydrated }: { given: Props; onHydrated: () => void }) {
      useEffect(onHydrated, [onHydrated])
      return createElement(component, given)
    }
    return { default: Hydrated }
  })
  return function LazilyHydrated(props: Props) {
    const isHydrated = useRef(false)
    const answers = useRef<(() => void) | null>(null)
    useEffect(() => {
      if (!isHydrated.current) answers.current = registerDeferredFeature()
    }, [])
    const onHydrated = useCallback(() => {
      isHydrated.current = true
      answers.current?.()
    }, [])
    return (
      <SectionBoundary>
        <Suspense fallback={place}>
          <Drawn given={props} onHydrated={onHydrated} />
        </Suspense>
      </SectionBoundary>
    )
  }
}
