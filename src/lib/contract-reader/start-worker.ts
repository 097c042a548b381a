/** Fetches and starts the worker that reads contracts. It's one script with a policy of its own, so it can't connect anywhere. */
export const startWorker = (): Worker =>
  new Worker(new URL(/* webpackChunkName: "contract-reader" */ "./contract-worker.ts", import.meta.url))
