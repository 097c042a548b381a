import { CostTable, type CostTableProps } from "../../components/cost-table/cost-table"
import type { State } from "../../domain/states"
import { STATE_NAMES } from "../../domain/states"
import { variant } from "../../theme/variant"
import { LinkLists } from "../link-lists"

type Titled = { path: string; heading: string }

type Props = {
  state: State
  /** What buying costs there, while figures cover the day of the page. */
  costs: CostTableProps | null
  stages: readonly Titled[]
  /** Other articles about the state, and pages about what searches cost there. */
  guides: readonly Titled[]
  offices: readonly { path: string; name: string }[]
  places: readonly { path: string; name: string; region: string }[]
}

const byHeading = ({ path, heading }: Titled) => ({ path, label: heading })

/** A region that is called like its place says nothing more. */
const placed = ({ path, name, region }: Props["places"][number]) => ({
  path,
  label: name,
  ...(region !== name && { note: region }),
})

/** What belongs to a state, found by the build: its costs, its guides, its offices and its places. */
export function StateEnd({ state, costs, stages, guides, offices, places }: Props) {
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
          { title: "Stage by stage", links: stages.map(byHeading), ordered: true },
          { title: `More about ${name}`, links: guides.map(byHeading) },
          { title: "Our offices", links: offices.map(({ path, name: label }) => ({ path, label })) },
          { title: "Places", links: places.map(placed) },
        ]}
      />
    </div>
  )
}
