import type { ReactNode } from "react"
import { getPageLayoutAndState, type LayoutMeta } from "../layouts/page-meta"
import { PageLayout } from "../layouts/page-layout"
import { PagePicture } from "./page-picture"

type Props = {
  page: Queries.PageMetaFragment & Queries.PagePictureFragment
  /** The settings for the layout that depend on the page's kind, added to those that every page has. */
  meta?: Partial<LayoutMeta>
  children: ReactNode
}

/** The page of a content entry of any kind: its layout, and at the top the picture that its content file names. */
export function ContentPage({ page, meta, children }: Props) {
  return (
    <PageLayout meta={{ ...getPageLayoutAndState(page), ...meta }}>
      <PagePicture page={page} />
      {children}
    </PageLayout>
  )
}
