// Written from content/emails by `npx tsx tools/write-firm.ts`: change those files.
// prettier-ignore
export const emailWords = {
  "quote": {
    "subject": "Your quote from Coral Conveyancing",
    "title": "Your quote",
    "because": "this address was used to ask for a quote",
    "opening": [
      "Here’s the itemised quote you asked for. Your reference is {reference}."
    ],
    "button": "View or accept your quote",
    "closing": "Is something wrong, or did you not ask for this?",
    "link": "Update or withdraw your enquiry"
  },
  "acceptance": {
    "subject": "You’ve accepted our quote",
    "title": "We have your acceptance",
    "because": "a quote made for this address was accepted",
    "opening": [
      "Thanks for accepting quote {reference}. Our fee is fixed until {validUntil}."
    ],
    "list": {
      "title": "What happens next",
      "items": [
        "{howWeReply}",
        "We’ll send you a written costs agreement. We won’t charge anything until you’ve agreed to it.",
        "{identityCheck}"
      ]
    },
    "button": "View your quote",
    "closing": "Is something wrong, or was this not you?",
    "link": "Update or withdraw your enquiry"
  },
  "details-changed": {
    "subject": "Your details were changed: your enquiry with Coral Conveyancing",
    "title": "Your details were changed",
    "because": "an enquiry made with this address was changed",
    "opening": [
      "On {day} someone changed {details} in your enquiry {reference}. They used the link to your enquiry in our emails of {linkDay}.",
      "If that was you, you don’t need to do anything. If it wasn’t:"
    ],
    "button": "Change it back",
    "closing": "Anyone you forward our emails to can use the link in them. Stop old links, and we’ll email you a new one:",
    "link": "Stop old links"
  },
  "enquiry-withdrawn": {
    "subject": "Your enquiry was withdrawn: your enquiry with Coral Conveyancing",
    "title": "Your enquiry was withdrawn",
    "because": "an enquiry made with this address was changed",
    "opening": [
      "On {day} someone withdrew your enquiry {reference}. They used the link to your enquiry in our emails of {linkDay}.",
      "If that was you, you don’t need to do anything. If it wasn’t:"
    ],
    "button": "Change it back",
    "closing": "Anyone you forward our emails to can use the link in them. Stop old links, and we’ll email you a new one:",
    "link": "Stop old links"
  },
  "change-undone": {
    "subject": "A change was undone: your enquiry with Coral Conveyancing",
    "title": "A change was undone",
    "because": "an enquiry made with this address was changed",
    "opening": [
      "On {day} someone used our email about a change to your enquiry {reference} to undo it.",
      "That changed back {details}. If it’s wrong, please call us."
    ]
  },
  "new-link": {
    "subject": "Your new link: your enquiry with Coral Conveyancing",
    "title": "Your new link",
    "because": "an enquiry made with this address was changed",
    "opening": [
      "The links in our earlier emails can’t change your enquiry {reference} any more. This one can:"
    ],
    "button": "Update or withdraw your enquiry",
    "closing": "Anyone who has this link can change your enquiry, so don’t forward this email."
  }
}
