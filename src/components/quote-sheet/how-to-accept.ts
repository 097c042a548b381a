/** Where a quote is accepted, as the id of that part of the page. */
export const ACCEPT_ID = "accept"

/** From the total to there. Where it stands beside the total, the link is not shown. */
export const HOW_TO_ACCEPT = { id: ACCEPT_ID, words: "How to accept it" }
