/** What the browser tells Turnstile it is doing; the server asks for the same word back. */
export const CHALLENGE_ACTION = "lead"
