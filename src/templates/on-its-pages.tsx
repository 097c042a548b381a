import { createElement, lazy, Suspense, type FunctionComponent } from "react"

/** A component whose HTML stands in the page from the start, and whose code comes only to the pages that hold it. */
export function onItsPages<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  const Drawn = lazy(() =>
    load().then(component => ({ default: ({ given }: { given: Props }) => createElement(component, given) })),
  )
  return function OnItsPages(props: Props) {
    return (
      <Suspense>
        <Drawn given={props} />
      </Suspense>
    )
  }
}
