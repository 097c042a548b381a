import { useEffect, useState } from "react"
import { laterWanted } from "../lib/later-wanted"
import type { LaterProps } from "./later"

type Later = (props: LaterProps) => React.ReactNode

/** Stands on every page and fetches what can wait until the visitor is seen to be there: see `Later`. */
export function LaterHost(props: LaterProps) {
  const [loaded, setLoaded] = useState<{ Later: Later } | null>(null)

  useEffect(
    () =>
      laterWanted(() => {
        // What comes later is help, never needed: without it the page works.
        import(/* webpackChunkName: "later" */ "./later").then(({ Later }) => setLoaded({ Later }), console.warn)
      }),
    [],
  )

  return loaded && <loaded.Later {...props} />
}
