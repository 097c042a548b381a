import { graphql, type HeadProps, type PageProps } from "gatsby"
import { CallToAction } from "../../components/call-to-action/call-to-action"
import type { CostTableProps } from "../../components/cost-table/cost-table"
import { validatePageBodyTree, listHeadings } from "../../domain/content/body-tree"
import { isState, STATE_NAMES } from "../../domain/states"
import { ContentHead } from "../../layouts/page-head"
import type { PageData } from "../../layouts/page-meta"
import { loadRareParts } from "../author-components"
import { CheckedOn } from "../checked-on"
import { ContentPage } from "../content-page"
import { PageBody } from "../page-body"
import { PageContents } from "../page-contents"
import { PageHeader } from "../../components/page-header/page-header"
import { BelowFirstScreen } from "../../lib/navigation/use-is-whole"
import { createStaticComponent } from "../static-component"

const StateEnd = createStaticComponent(() => loadRareParts().then(parts => parts.StateEnd))

export default function StatePage({ data: { page } }: PageProps<PageData<Queries.StatePageQuery>>) {
  const { state } = page
  if (!isState(state)) throw new RangeError(`not a state: ${state}`)
  return (
    <ContentPage page={page}>
      <PageHeader page={page} trail={[]}>
        <CheckedOn checked={page.checked} again={page.checkAgain} />
      </PageHeader>
      <PageContents headings={listHeadings(validatePageBodyTree(page.body))} quote={false}>
        <PageBody body={page.body} />
      </PageContents>
      <BelowFirstScreen>
        <StateEnd
          state={state}
          costs={page.costs as CostTableProps | null}
          page={page}
          guides={[...page.searches, ...page.guides]}
          places={page.places}
        />
        <CallToAction
          title={`What would yours cost in ${STATE_NAMES[state].name}?`}
          text="Our fee, the searches, the duty and the registration, line by line."
        />
      </BelowFirstScreen>
    </ContentPage>
  )
}

export const Head = ({ data: { page } }: HeadProps<PageData<Queries.StatePageQuery>>) => <ContentHead page={page} />

export const query = graphql`
  query StatePage($id: String!) {
    page: statePage(id: { eq: $id }) {
      ...PageMeta
      ...PagePicture
      checkAgain
      body
      costs
      buyingStages {
        path
        heading
      }
      sellingStages {
        path
        heading
      }
      searches {
        path
        heading
      }
      offices {
        path
        name
      }
      guides {
        path
        heading
      }
      places {
        path
        name
        region
      }
    }
  }
`
