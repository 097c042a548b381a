import type { ReactNode } from "react"
import { getPageLayoutAndState, type LayoutMeta } from "../layouts/page-meta"
import { PageLayout } from "../layouts/page-layout"
import { PagePicture } from "./page-picture"

type Props = {
  page: Queries.PageMetaFragment & Queries.PagePictureFragment
  meta?: Partial<LayoutMeta>
  children: ReactNode
}

export function ContentPage({ page, meta, children }: Props) {
  return (
    <PageLayout meta={{ ...getPageLayoutAndState(page), ...meta }}>
      <PagePicture page={page} />
      {children}
    </PageLayout>
  )
}
