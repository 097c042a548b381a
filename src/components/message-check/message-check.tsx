import { useContext, type ReactNode } from "react"
import type { Verdict } from "../../domain/content/choices"
import { variant } from "../../theme/variant"
import { Notice, type NoticeKind } from "../notice/notice"
import { PageContact } from "../reach-us/reach-us"

/**
 * Signs of fraud to tick, and the worst one's verdict. It works by styles alone, so nothing that's ticked leaves the
 * page.
 */
export function MessageCheck({ children }: { children: ReactNode }) {
  return (
    <div className={variant("messageCheck.root")} role="group" aria-label="Signs in the message">
      {children}
    </div>
  )
}

type Sign = { verdict: Verdict; sign: string; children: ReactNode }

export function MessageSign({ verdict, sign, children }: Sign) {
  return (
    <div className={variant("messageCheck.sign")}>
      <label className={variant("form.check")}>
        <input type="checkbox" className={variant("form.mark")} value={verdict} />
        <span>{sign}</span>
      </label>
      <div>{children}</div>
    </div>
  )
}

/** The verdicts, of which visitors see one. It stays visible while they tick signs. */
export function MessageVerdicts({ children }: { children: ReactNode }) {
  return (
    <div className={variant("messageCheck.verdicts")} role="status">
      {children}
    </div>
  )
}

const KINDS = { open: "info", stop: "danger", verify: "warning", fine: "tip" } satisfies Record<string, NoticeKind>

/** A verdict in words, with the number to call. `open` is shown before anything is ticked. */
export function MessageVerdict(props: { verdict: keyof typeof KINDS; title: string; children: ReactNode }) {
  const phone = useContext(PageContact)?.phone
  return (
    <div className={variant("messageCheck.verdict")} data-verdict={props.verdict}>
      <Notice kind={KINDS[props.verdict]} title={props.title}>
        {props.children}
      </Notice>
      {phone && (
        <a className={variant("buttons.secondary")} href={`tel:${phone.tel}`}>
          Call {phone.display}
        </a>
      )}
    </div>
  )
}
