import { useEffect, useRef, useState } from "react"
import { formatDay } from "../../domain/format/format"
import { parseIsoDate } from "../../domain/iso-date"
import type { Cents } from "../../domain/money/money"
import { describePriceCap, formatCap } from "../../domain/price-caps/price-caps"
import type { Source } from "../../domain/source-and-period"
import { variant } from "../../theme/variant"
import { Island } from "../island/island"
import { Records, type Column } from "../records/records"
import { CitedSource } from "../source-link/source-link"

type Props = {
  /** The day for which these caps apply, `YYYY-MM-DD`. */
  on: string
  schemes: readonly { scheme: string; source: Source }[]
  areas: readonly { label: string; places: readonly string[]; caps: readonly Cents[] }[]
  /** Null where there's no limit. */
  incomes: Readonly<Record<string, readonly (Cents | null)[]>>
}

/** Boxes that pick one of the price caps, and all of them as a table. Without scripts there's only the table. */
export function PriceCaps({ on, schemes, areas, incomes }: Props) {
  const caps = areas.map(area => area.caps)
  const buildCells = <T,>(area: T, cells: readonly T[]): Record<string, T> =>
    Object.fromEntries([["area", area], ...schemes.map(({ scheme }, i) => [scheme, cells[i]])])
  const rows = [...areas.map(area => [area.label, area.caps] as const), ...Object.entries(incomes)]
  return (
    <div className={variant("layout.stackLarge")}>
      <form className={variant("form.form", "form.scripted")} aria-label="Find a cap" data-price-caps="">
        <label className={variant("form.field")}>
          <span className={variant("form.label")}>Where’s the home?</span>
          <select className={variant("form.input")} defaultValue="">
            <option value="">Choose the nearest place</option>
            {areas.map(({ label, places }, i) => (
              <optgroup key={label} label={label}>
                {places.map(name => (
                  <option key={name} value={i}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label className={variant("form.field")}>
          <span className={variant("form.label")}>Which scheme?</span>
          <select className={variant("form.input")}>
            {schemes.map(({ scheme }, i) => (
              <option key={scheme} value={i}>
                {scheme}
              </option>
            ))}
          </select>
        </label>
        <label className={variant("form.field")}>
          <span className={variant("form.label")}>What’s the price? (optional)</span>
          <input className={variant("form.input")} autoComplete="off" />
        </label>
        <Island name="cap-answer" props={{ caps }}>
          <CapAnswer caps={caps} />
        </Island>
      </form>
      <Records
        caption={`Price caps and income limits on ${formatDay(parseIsoDate(on))}`}
        columns={buildCells<Column>(
          { label: "Area" },
          schemes.map(({ scheme }) => ({ label: scheme, align: "right" })),
        )}
        rows={rows.map(([area, cells]) => ({ key: area, cells: buildCells(area, cells.map(formatCap)) }))}
      />
      {schemes.map(({ scheme, source }) => (
        <p key={scheme} className={variant("form.hint")}>
          {scheme}: <CitedSource source={source} />
        </p>
      ))}
    </div>
  )
}

/** The answer for what's chosen in the boxes around it, which are plain HTML. `caps` has a row for each area, and in it each scheme's cap. */
export function CapAnswer({ caps }: { caps: readonly (readonly Cents[])[] }) {
  const answer = useRef<HTMLParagraphElement>(null)
  const [text, setText] = useState("")

  useEffect(() => {
    const tool = answer.current?.closest("[data-price-caps]")
    const updateAnswer = () => {
      const [place, scheme] = [...(tool?.querySelectorAll("select") ?? [])].flatMap(box => [...box.selectedOptions])
      const cap = place?.value && scheme && caps[Number(place.value)]?.[Number(scheme.value)]
      const price = tool?.querySelector("input")?.value ?? ""
      setText(cap ? describePriceCap(scheme.text, place.text, cap, price) : "")
    }
    const stayOnPage = (event: Event) => event.preventDefault()
    updateAnswer()
    tool?.addEventListener("input", updateAnswer)
    tool?.addEventListener("submit", stayOnPage)
    return () => {
      tool?.removeEventListener("input", updateAnswer)
      tool?.removeEventListener("submit", stayOnPage)
    }
  }, [caps])

  return (
    <p ref={answer} role="status">
      {text}
    </p>
  )
}
