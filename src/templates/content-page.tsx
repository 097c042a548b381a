import type { ReactNode } from "react"
import { getLayoutMeta, type LayoutMeta } from "../layouts/page-meta"
import { PageLayout } from "../layouts/page-layout"
import { PagePicture } from "./page-picture"

type Props = {
  page: Queries.PageMetaFragment & Queries.PagePictureFragment
  /** What the page's kind tells the layout in addition to what every page does. */
  meta?: Partial<LayoutMeta>
  children: ReactNode
}

/** The page of an entry of any kind: its layout, and at the top the picture that its file names. */
export function ContentPage({ page, meta, children }: Props) {
  return (
    <PageLayout meta={{ ...getLayoutMeta(page), ...meta }}>
      <PagePicture page={page} />
      {children}
    </PageLayout>
  )
}
