import type { ReactNode } from "react"
import { isMalformed, PublicIdGate } from "../features/quote/pages/public-id-gate"
import type { LayoutMeta } from "./layout-types"
import { PageLayout } from "./page-layout"

type Props = {
  /** From the address; absent in the page as it was built. */
  id: string | undefined
  path: string
  meta: LayoutMeta
  children: (id: string) => ReactNode
}

/** The page of a client-only route. For a malformed id it is the same as the 404 page, which the host has sent. */
export function PublicIdPage({ id, path, meta, children }: Props) {
  return (
    <PageLayout meta={isMalformed(id) ? { layout: "default" } : meta}>
      <PublicIdGate id={id} path={path}>
        {children}
      </PublicIdGate>
    </PageLayout>
  )
}
