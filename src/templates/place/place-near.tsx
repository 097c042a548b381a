import { graphql } from "gatsby"
import { paths } from "../../domain/paths"
import { STATE_NAMES, type State } from "../../domain/states"
import { LinkLists } from "../link-lists"

export const fragment = graphql`
  fragment PlaceNear on Place {
    name
    nearby {
      name
      region
      path
    }
    nearestOffice {
      name
      path
    }
  }
`

type Props = { state: State; place: Queries.PlaceNearFragment }

/** Where to read on from a place: its neighbours, the office that is nearest, and its state. */
export function PlaceNear({ state, place: { name, nearby, nearestOffice } }: Props) {
  const office = nearestOffice && {
    path: nearestOffice.path,
    label: `${nearestOffice.name} office`,
    note: "our nearest",
  }
  const guide = { path: paths.state(state), label: `How it works in ${STATE_NAMES[state].name}` }
  const places = nearby.map(({ path, name: label, region }) => ({ path, label, note: region }))
  return <LinkLists lists={[{ title: `Near ${name}`, links: [...places, ...(office ? [office] : []), guide] }]} />
}
