/**
 * A test that a visitor's browser has passed, or not. `unreachable`: whoever judges it did not answer, which says
 * nothing about the visitor.
 */
export type Passed = "passed" | "failed" | "unreachable"

/** Asks whoever judges the test about the `token` that the browser got there. Never throws. */
export type Challenge = (token: string, ip: string) => Promise<Passed>
