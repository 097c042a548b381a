export const USAGE = `Look after leads. Without --production: those of npm start on this machine.

  npm run --silent leads -- COMMAND [options]

Words in capitals are yours to fill in, and what follows the command's name is required. Every option may be left out.

  list                     leads that wait or need a person, without personal data
      --state STATE        pending, held, dead, bad, done; of the email to the visitor: mail, dead-mail, mailed.
                           May be given several times. All but done and mailed unless given
      --kind KIND          of one kind, such as quote.requested.v1. All kinds unless given
      --webhook NAME       of one webhook; main is the first. All webhooks unless given
      --personal           with name, email address and phone
  show ID                  all that is kept of a lead, as JSON, with personal data
  replay ID...             send it with the next sweep, after it was given up or refused
  replay --dead            the same for all that were given up
  replay --pending         the same for all that wait for their next try
      --webhook NAME       to this webhook after the first only, also if it was added since the lead came
      --again              also to the webhook that has taken it
  release ID...            deliver a held lead: a person has found it to be real
  clear ID...              delete what could not be read and was set aside, once you have looked at it with show
  export                   all leads as CSV, with personal data
      --from DAY           the first day, such as 2026-11-21. The first of all unless given
      --until DAY          the last day, included. Today unless given
      --kind KIND          of one kind. All kinds unless given
  report                   what was asked for and accepted, who became a client, and our fees, without personal data
      --by GROUP           source, campaign, page, partner, variant or state. By source unless given
      --from DAY           the first day on which the requests came. 29 days before the last unless given
      --until DAY          the last day, included. Today unless given
      --format FORMAT      table, csv or json. A table unless given
  feedback                 what readers answered to "Was this page helpful?", by page, and what was missing there
      --from DAY           the first day on which they answered. The first of all unless given
      --until DAY          the last day, included. Today unless given
      --format FORMAT      table or json. A table unless given
                           The site's feedback form brings leads: list --kind feedback.sent.v1 --state done
  find EMAIL               all that is kept about an address, as JSON
  find REFERENCE           all that is kept under a reference, such as 7K3F 9QXM, as JSON. Two quotes may have the same one
  erase EMAIL              say what would be erased
      --yes                erase it
  sweep                    deliver now what is due, as the site itself does every five minutes
  purge                    delete now what has reached its age
      --yes                also leads that were never delivered
      --webhook NAME       only give up what waits for a webhook that was removed; with --yes, do it

An ID is one that list shows: a webhook-id, or of what is bad its key; or the id in the address of a quote.

  --folder FOLDER          the folder of the site; this one unless given
  --production             the store on Netlify. Needs NETLIFY_SITE_ID, NETLIFY_AUTH_TOKEN and LEAD_ID_SECRET;
                           sweep needs the site's variables of leads and emails too
  --help                   this text

Ends with 0 when it was done, with 1 when it could not be done or nothing was found, with 2 when it was asked wrongly.
`
