import { Notice } from "../../../components/notice/notice"

/** For property outside our states: no price, and no question about the person. */
export function Elsewhere() {
  return (
    <Notice kind="info" title="We act in New South Wales, Victoria and Queensland only">
      <p>
        The law society of the property’s own state or territory lists solicitors who do conveyancing there. Its
        consumer affairs office can tell you how to check a conveyancer’s licence.
      </p>
    </Notice>
  )
}
