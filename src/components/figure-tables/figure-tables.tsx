import type { Source } from "../../domain/source-and-period"
import { getFigureFile, type ListedTable } from "../../domain/figures/listed-table"
import { formatDay } from "../../domain/format/format"
import { STATE_NAMES, type State } from "../../domain/states"
import { Records } from "../records/records"
import { CheckedSources } from "../source-link/checked-source"

type Props = { state: State; tables: readonly ListedTable[] }

/** The tables of figures about a state: the days for which they have figures, where these come from, and the files. */
export function FigureTables({ state, tables }: Props) {
  return (
    <Records
      caption={`Figures for ${STATE_NAMES[state].name}`}
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
          days: periods.map(formatPeriod).join("; "),
          source: <Sources sources={removeDuplicates(periods.map(({ source }) => source))} />,
          files: (
            <span>
              <a href={getFigureFile(name, "csv")} download>
                CSV
              </a>
              {", "}
              <a href={getFigureFile(name, "json")} download>
                JSON
              </a>
            </span>
          ),
        },
      }))}
    />
  )
}

const formatPeriod = ({ from, until }: ListedTable["periods"][number]): string =>
  until ? `${formatDay(from)} to ${formatDay(until)}` : `from ${formatDay(from)}`

/** Each source once, though several periods come from it. */
const removeDuplicates = (sources: readonly Source[]): Source[] => [
  ...new Map(sources.map(source => [source.url, source])).values(),
]

function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <span>
      <CheckedSources sources={sources} />
    </span>
  )
}
