import { graphql } from "gatsby"
import { KeyFact, KeyFacts } from "../../components/key-facts/key-facts"

export const fragment = graphql`
  fragment PlaceFacts on Place {
    region
    council
    postcodes
    waterAuthority
    titleRegistry
  }
`

/** Whom a search in this place goes to. */
export function PlaceFacts({ place }: { place: Queries.PlaceFactsFragment }) {
  const { region, council, postcodes, waterAuthority, titleRegistry } = place
  return (
    <KeyFacts>
      <KeyFact label="Council">{council}</KeyFact>
      <KeyFact label="Water">{waterAuthority}</KeyFact>
      <KeyFact label="Land titles">{titleRegistry}</KeyFact>
      <KeyFact label="Region">{region}</KeyFact>
      <KeyFact label={postcodes.length > 1 ? "Main postcodes" : "Postcode"}>{postcodes.join(", ")}</KeyFact>
    </KeyFacts>
  )
}
