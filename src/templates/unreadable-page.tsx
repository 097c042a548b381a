import type { PageProps } from "gatsby"
import { PageHead } from "../layouts/page-head"
import { PageLayout } from "../layouts/page-layout"
import { variant } from "../theme/variant"
import { PageHeader } from "./page-header"

/** In the writing mode, at the address of a file that can't be read. What is wrong with it is shown over every page. */
export default function UnreadablePage({ pageContext: { file } }: PageProps<object, { file: string }>) {
  return (
    <PageLayout meta={{ layout: "default" }}>
      <div className={variant("layout.column")}>
        <PageHeader
          heading="This page can't be shown yet"
          lead={`There's a mistake in ${file}. Once it's fixed, the page appears here by itself.`}
          trail={[]}
        />
      </div>
    </PageLayout>
  )
}

export const Head = () => (
  <PageHead
    title="This page can't be shown yet"
    description="There's a mistake in the file of this page."
    index={false}
  />
)
