import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { getPageLayoutAndState, type LayoutMeta } from "../layouts/page-meta"
import { PageLayout } from "../layouts/page-layout"
import { variant } from "../theme/variant"
import { loadRareParts } from "./author-components"
import { createStaticComponent } from "./static-component"

const Picture = createStaticComponent(() => loadRareParts().then(parts => parts.PagePicture))

/** Only three widths of each format, because creating AVIF is slow. `sizes` is the width of the layouts' container. */
export const fragment = graphql`
  fragment PagePicture on PageMeta {
    picture {
      alt
      image {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 1600
            aspectRatio: 2.5
            breakpoints: [480, 960, 1600]
            formats: [JPG, WEBP, AVIF]
            placeholder: NONE
            sizes: "(min-width: 72rem) 68rem, 100vw"
          )
        }
      }
    }
  }
`

function PagePicture({ page: { picture } }: { page: Queries.PagePictureFragment }) {
  const image = picture?.image.childImageSharp?.gatsbyImageData
  if (!picture || !image) return null
  return (
    <div className={variant("layout.container", "piece.picture")}>
      <Picture image={image} alt={picture.alt} first />
    </div>
  )
}

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
