import { formatDay } from "../../domain/format/format"
import { paths } from "../../domain/paths"
import type { ListedTable } from "../../domain/source-and-period"
import { STATE_NAMES, type State } from "../../domain/states"
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
        days: { label: "In force" },
        source: { label: "Source", wide: true },
        files: { label: "Download" },
      }}
      rows={tables.map(({ name, label, periods }) => ({
        key: name,
        cells: {
          table: label,
          days: periods.map(formatFigurePeriod).join("; "),
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
