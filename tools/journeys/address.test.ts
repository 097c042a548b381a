/** Returns the ports of the Playwright worker with this number. */
async function importWorkerPorts(worker: number): Promise<number[]> {
  process.env.TEST_PARALLEL_INDEX = String(worker)
  jest.resetModules()
  const { PORT, INBOX_PORT, OWN_PORT, OWN_INBOX_PORT, EDITOR_PORT, DEVELOP_PORT } = await import("./address")
  return [PORT, INBOX_PORT, OWN_PORT, OWN_INBOX_PORT, EDITOR_PORT, DEVELOP_PORT]
}

afterEach(() => {
  delete process.env.TEST_PARALLEL_INDEX
})

test("no two workers share a port, whichever journeys each of them runs", async () => {
  const ports = [...(await importWorkerPorts(0)), ...(await importWorkerPorts(1)), ...(await importWorkerPorts(2))]
  expect(ports).toHaveLength(18)
  expect(ports.filter((port, at) => ports.indexOf(port) !== at)).toEqual([])
})
