import { Link } from "../../components/link/link"
import { shortenStageHeading } from "../../domain/content/stage-heading"
import { variant } from "../../theme/variant"

type Props = {
  /** The path of the article. */
  here: string
  /** All stages of its state and side, in order. */
  stages: readonly { path: string; heading: string }[]
}

/** The stages of a purchase or sale as numbers, with the names of those before and after this one. */
export function StageSteps({ here, stages }: Props) {
  const at = stages.findIndex(({ path }) => path === here)
  if (at < 0 || stages.length < 2) return null
  return (
    <nav aria-label="All stages" className={variant("stages.steps")}>
      <ol>
        {stages.map(({ path, heading }, i) => (
          <li key={path}>
            <Link href={path}>
              {i + 1}
              <span className={variant(Math.abs(i - at) === 1 ? "stages.stepName" : "layout.hidden")}>
                {" "}
                {shortenStageHeading(heading)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
