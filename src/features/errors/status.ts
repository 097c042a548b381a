export type Status = { status: number; message: string }

const UNKNOWN: Status = { status: 500, message: "Something went wrong on this page" }

/** The status code and message that an error carries; 500 for any other, whose own words help no visitor. */
export function statusOf(error: unknown): Status {
  if (!(error instanceof Error) || !("statusCode" in error) || typeof error.statusCode !== "number") return UNKNOWN
  const said = "statusMessage" in error && typeof error.statusMessage === "string" ? error.statusMessage : ""
  return { status: error.statusCode, message: said || UNKNOWN.message }
}
