/** Stands where the dates will be. */
export const WAITING = "Choose a state and enter the contract date. Your dates appear here."
