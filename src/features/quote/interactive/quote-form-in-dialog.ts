// What the dialog loads once it's open.

export { InteractiveQuoteForm } from "./interactive-quote-form"
export { leaveFormScreens } from "./screen-history"
