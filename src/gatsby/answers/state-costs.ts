import { isState } from "../../domain/states"
import { costTable } from "./cost-table"
import type { Source } from "../node-model"

/** What buying costs in a state at several prices, on the day when its page was checked. None where no figures cover it. */
export const costs = {
  type: "JSON",
  resolve: ({ state, checked }: Source) => {
    if (!isState(state)) throw new RangeError(`not a state: ${String(state)}`)
    const asked = { state, on: String(checked) }
    try {
      return { ...asked, ...costTable(asked) }
    } catch (error) {
      if (error instanceof RangeError) return null
      throw error
    }
  },
}
