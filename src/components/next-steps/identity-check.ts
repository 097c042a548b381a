/** What clients are told before we act, on the page and in the email: the identity checks by law, and what to have ready. */
export const IDENTITY_CHECK =
  "Have an identity document ready, and the contract if you have one. By law we check who you are, and may ask where your money comes from. Don’t sign a contract before we’ve read it."
