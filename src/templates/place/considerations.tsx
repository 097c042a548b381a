import { graphql } from "gatsby"
import { isoDate } from "../../domain/iso-date"
import { day } from "../../domain/format/format"
import { variant } from "../../theme/variant"

export const fragment = graphql`
  fragment Considerations on Place {
    name
    considerations {
      point
      check
      source {
        name
        url
        checked
      }
    }
  }
`

/** What is particular here, each point with the way to check it and where we have it from. */
export function Considerations({ place: { name, considerations } }: { place: Queries.ConsiderationsFragment }) {
  return (
    <section className={variant("layout.stackLarge")}>
      <h2 className={variant("text.h2")}>What to check in {name}</h2>
      <ol className={variant("stages.list")}>
        {considerations.map(({ point, check, source }) => (
          <li key={point} className={variant("stages.stage")}>
            <h3 className={variant("text.h4")}>{point}</h3>
            <p>
              <strong>How to check:</strong> {check}
            </p>
            {source && (
              <p className={variant("text.small")}>
                Source: <a href={source.url}>{source.name}</a>, checked on {day(isoDate(source.checked))}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
