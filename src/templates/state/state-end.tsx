import { CostTable, type CostTableProps } from "../../components/cost-table/cost-table"
import { shortenStageHeading } from "../../domain/content/stage-heading"
import { LinkList, type ListLink } from "../../components/link-list/link-list"
import { STATE_NAMES, type State } from "../../domain/states"
import { variant } from "../../theme/variant"

type HeadingLink = { path: string; heading: string }

type Props = {
  state: State
  /** What buying costs in the state, if there are figures for the page's date. */
  costs: CostTableProps | null
  /** The stages of a purchase and of a sale in the state, in order, and its offices. */
  page: {
    buyingStages: readonly HeadingLink[]
    sellingStages: readonly HeadingLink[]
    offices: readonly { path: string; name: string }[]
  }
  /** Other articles about the state, and pages about the cost of searches in it. */
  guides: readonly HeadingLink[]
  places: readonly { path: string; name: string; region: string }[]
}

/** A link in a numbered list of stages. */
const buildStageLink = ({ path, heading }: HeadingLink) => ({ path, label: shortenStageHeading(heading) })

const buildHeadingLink = ({ path, heading }: HeadingLink) => ({ path, label: heading })

/** A link to a suburb or town. Its region is left out if it has the same name. */
const buildPlaceLink = ({ path, name, region }: Props["places"][number]) => ({
  path,
  label: name,
  ...(region !== name && { note: region }),
})

export function StateEnd({ state, costs, page, guides, places }: Props) {
  const { name } = STATE_NAMES[state]
  return (
    <div className={variant("section.plain", "layout.sections")}>
      {costs && (
        <section className={variant("layout.stackLarge")}>
          <h2 className={variant("text.h2")}>What buying costs in {name}</h2>
          <CostTable {...costs} />
        </section>
      )}
      <LinkLists
        lists={[
          { title: "Buying, stage by stage", links: page.buyingStages.map(buildStageLink), isOrdered: true },
          { title: "Selling, stage by stage", links: page.sellingStages.map(buildStageLink), isOrdered: true },
          { title: `More about ${name}`, links: guides.map(buildHeadingLink) },
          { title: "Our offices", links: page.offices.map(({ path, name: label }) => ({ path, label })) },
          { title: "Places", links: places.map(buildPlaceLink) },
        ]}
      />
    </div>
  )
}

type Lists = readonly { title: string; links: readonly ListLink[]; isOrdered?: boolean }[]

export function LinkLists({ lists }: { lists: Lists }) {
  return lists
    .filter(({ links }) => links.length > 0)
    .map(({ title, links, isOrdered }) => (
      <section key={title} className={variant("layout.stack")}>
        <h2 className={variant("text.h2")}>{title}</h2>
        <LinkList links={links} isOrdered={isOrdered} look={isOrdered ? "piece.numbered" : undefined} />
      </section>
    ))
}
