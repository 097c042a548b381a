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
          <p>
            <label>
              First day <input type="date" name="from" defaultValue={from} required />
            </label>{" "}
            <label>
              Last day <input type="date" name="until" defaultValue={until} required />
            </label>
          </p>
          <p>
            <button type="submit" className={variant("buttons.primary")}>
              Show these days
            </button>
          </p>
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

function Group({ heading, bars }: ReportBars) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <section className={variant("layout.stack")}>
      <h2 className={variant("text.h3")}>{heading}</h2>
      <dl className={variant("report.bars")}>
        {bars.map(({ name, count, text }, i) => (
          <div key={i}>
            <dt>{name}</dt>
            <dd>
              {text}
              <meter aria-hidden="true" max={most} value={count} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
