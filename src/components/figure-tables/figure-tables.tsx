import { Fragment } from "react"
import { formatDay } from "../../domain/format/format"
import { paths } from "../../domain/paths"
import type { ListedTable } from "../../domain/source-and-period"
import { STATE_NAMES, type State } from "../../domain/states"
import { variant } from "../../theme/variant"
import { Records } from "../records/records"
import { CitedSources, sayDayOnce } from "../source-link/source-link"

type Props = { state: State; tables: readonly ListedTable[] }

export function FigureTables({ state, tables }: Props) {
  const { saidOnce, note } = sayDayOnce(tables.flatMap(({ periods }) => periods.map(({ source }) => source)))
  return (
    <Records
      caption={`Figures for ${STATE_NAMES[state].name}`}
      note={note}
      columns={{
        table: { label: "Table" },
        days: { label: "In force", wide: true },
        source: { label: "Source" },
        files: { label: "Download" },
      }}
      rows={tables.map(({ name, label, periods }) => ({
        key: name,
        cells: {
          table: label,
          days: (
            <span>
              {periods.map((period, i) => (
                <Fragment key={i}>
                  {i > 0 && "; "}
                  <span className={variant("text.whole")}>{formatFigurePeriod(period)}</span>
                </Fragment>
              ))}
            </span>
          ),
          source: (
            <span>
              <CitedSources sources={periods.map(({ source }) => source)} saidOnce={saidOnce} />
            </span>
          ),
          files: (
            <span>
              <a href={paths.figureTable(name, "csv")} download>
                CSV
              </a>
              {", "}
              <a href={paths.figureTable(name, "json")} download>
                JSON
              </a>
            </span>
          ),
        },
      }))}
    />
  )
}

const formatFigurePeriod = ({ from, until }: ListedTable["periods"][number]): string =>
  until ? `${formatDay(from)} to ${formatDay(until)}` : `from ${formatDay(from)}`
