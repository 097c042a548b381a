import type { ReactNode } from "react"
import { isMalformedPublicId, PublicIdGate } from "../features/quote/pages/public-id-gate"
import { PageLayout } from "./page-layout"
import type { LayoutMeta } from "./page-meta"

type Props = {
  /** The id from the address; undefined while the page is built. */
  id: string | undefined
  path: string
  meta: LayoutMeta
  children: (id: string) => ReactNode
}

/** The page of a client-only route. For a malformed id, it looks the same as the 404 page that the host has sent. */
export function PublicIdPage({ id, path, meta, children }: Props) {
  return (
    <PageLayout meta={isMalformedPublicId(id) ? { layout: "default" } : meta}>
      <PublicIdGate id={id} path={path}>
        {children}
      </PublicIdGate>
    </PageLayout>
  )
}
