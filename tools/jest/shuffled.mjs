import { createHash } from "node:crypto"
import { relative } from "node:path"
import Sequencer from "@jest/test-sequencer"

/** Runs the test files in an order that follows from Jest's seed alone, so that none can lean on another. */
export default class Shuffled extends Sequencer {
  #config

  constructor(options) {
    super(options)
    this.#config = options.globalConfig
  }

  sort(tests) {
    const { seed, rootDir } = this.#config
    const rank = new Map(
      tests.map(({ path }) => [
        path,
        createHash("sha256")
          .update(`${seed} ${relative(rootDir, path)}`)
          .digest("hex"),
      ]),
    )
    return [...tests].sort((one, other) => (rank.get(one.path) < rank.get(other.path) ? -1 : 1))
  }
}
