import { createElement, lazy, type ReactNode } from "react"
import { variant } from "../../theme/variant"
import { BrokenPart } from "../broken-part/broken-part"
import { Island } from "./island"
import { registerIsland, type IslandComponent, type IslandOptions } from "./start-islands"

type Options<Props> = IslandOptions<Props> & {
  /** Shown after a navigation until the code has loaded. */
  placeholder?: ReactNode
  /** True if the page's HTML doesn't repeat the props: the page's body has them for the component's name, or the app does. */
  hasPropsElsewhere?: boolean
}

/** Creates a component whose HTML is in the page from the start, and whose code only pages with it load. Its props are JSON. */
export function createIsland<Props extends object>(
  name: string,
  load: () => Promise<IslandComponent<Props>>,
  { placeholder, hasPropsElsewhere, ...options }: Options<Props> = {},
) {
  registerIsland(name, load, options)
  const createPart = () => createLazyPart<Props>(() => load().catch(handleFailure))
  let renderPart = createPart()
  /** Shows that the part is broken. Where it's shown again, its code is asked for again. */
  function handleFailure() {
    renderPart = createPart()
    return BrokenPart
  }
  return (props: Props) => (
    <Island name={name} props={hasPropsElsewhere ? null : props} placeholder={placeholder}>
      {renderPart(props)}
    </Island>
  )
}

export function createLazyPart<Props extends object>(load: () => Promise<IslandComponent<Props>>) {
  const Loaded = lazy(async () => {
    const part = await load()
    return { default: ({ given }: { given: Props }) => createElement(part, given) }
  })
  return (props: Props) => <Loaded given={props} />
}

/** Shown in a form's place, and with its id, while its code is loading after a navigation. */
export const renderFormPlaceholder = (id?: string): ReactNode => (
  <p id={id} className={variant("text.muted")}>
    Loading …
  </p>
)
