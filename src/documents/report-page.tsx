import type { PageTestView, ReportBars, ReportView } from "../domain/report-view"
import { variant } from "../theme/variant"
import { renderDocumentPage, type DocumentFirm } from "./document-shell"

type ReportPage = {
  /** Path of the page, without a query. */
  path: string
  firm: DocumentFirm
  from: string
  until: string
  view: ReportView
  tests: readonly PageTestView[]
}

/** Renders the report of some days, with a form for others. It has no personal details. */
export const renderReportPage = ({ path, firm, from, until, view, tests }: ReportPage): string =>
  renderDocumentPage({
    title: "Requests",
    firm,
    children: (
      <>
        <h1 className={variant("text.h1")}>Requests, {view.heading}</h1>
        <form method="get" action={path} className={variant("form.form")}>
          <DayField name="from" label="First day" day={from} />
          <DayField name="until" label="Last day" day={until} />
          <div className={variant("form.actions")}>
            <button type="submit" className={variant("buttons.primary")}>
              Show these days
            </button>
          </div>
        </form>
        {view.notes.map(note => (
          <p key={note}>{note}</p>
        ))}
        <p>
          <a href={`${path}?from=${from}&until=${until}&format=csv`}>Download these days as CSV</a>
        </p>
        {tests.map(({ title, text }) => (
          <section key={title} className={variant("layout.stack")}>
            <h2 className={variant("text.h3")}>Page test: {title}</h2>
            <p>{text}</p>
          </section>
        ))}
        {view.groups.map(group => (
          <Group key={group.heading} {...group} />
        ))}
        <p className={variant("text.muted")}>
          Names of campaigns and sources are what links to the site have: anyone can write one.
        </p>
      </>
    ),
  })

function DayField({ name, label, day }: { name: string; label: string; day: string }) {
  return (
    <div className={variant("form.field")}>
      <label htmlFor={name} className={variant("form.label")}>
        {label}
      </label>
      <input id={name} type="date" name={name} defaultValue={day} required className={variant("form.input")} />
    </div>
  )
}

/** Bars are drawn without styles of their own, since functions' pages load those of the app only. */
function Group({ heading, bars }: ReportBars) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <section className={variant("layout.stack")}>
      <h2 className={variant("text.h3")}>{heading}</h2>
      <div role="list" className={variant("layout.stack")}>
        {bars.map(({ name, count, text }, i) => (
          <p key={i} role="listitem">
            <b>{name}</b> {text}
            {count > 0 && (
              <svg aria-hidden="true" width="100%" height="8">
                <rect width={`${(count / most) * 100}%`} height="8" fill="currentColor" />
              </svg>
            )}
          </p>
        ))}
      </div>
    </section>
  )
}
