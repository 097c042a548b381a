import {
  createContext,
  createElement,
  forwardRef,
  useContext,
  useState,
  useSyncExternalStore,
  type HTMLAttributes,
  type ReactNode,
} from "react"

const subscribeToNothing = () => () => {}

/** False on the server and while a browser hydrates the server's HTML, then true. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

/** True on the server and in a component hydrated from the server's HTML. False in one rendered after a navigation. */
export function useStaticHtml(): boolean {
  const inBrowser = useInBrowser()
  const [atFirst] = useState(!inBrowser)
  return atFirst
}

/** True where HTML is written, as at build. A test that writes HTML in a simulated browser provides it. */
export const WritesHtml = createContext(typeof window === "undefined")

type Props = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  /** The element around the content; a `div` by default. */
  as?: "h2" | "h3" | "label" | "legend" | "p" | "span" | "summary"
  htmlFor?: string
  /** Renders the content. Not called if the server's HTML is already in the page. */
  children: () => ReactNode
}

/**
 * Static HTML that stays as the build, a translator or an extension has left it. Where there's none, as after a
 * navigation, React renders the content. A new `key` renders it anew.
 */
export const StaticHtml = forwardRef<HTMLElement, Props>(function StaticHtml({ as, children, ...attributes }, ref) {
  const staticHtml = useStaticHtml()
  const writesHtml = useContext(WritesHtml)
  const content =
    staticHtml && !writesHtml
      ? { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } }
      : { children: children() }
  return createElement(as ?? "div", { ...attributes, ...content, ref })
})
