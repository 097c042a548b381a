import { unsubscribeForm } from "../../components/lead-forms/unsubscribe-fields"
import { StaticLeadForm } from "../../components/lead-forms/static-lead-form"

export const StaticUnsubscribeForm = ({ firmName }: { firmName: string }) => (
  <StaticLeadForm form={unsubscribeForm} firmName={firmName} />
)
