import { unsubscribeForm } from "../../components/lead-forms/unsubscribe-fields"
import { LiveLeadForm, type LiveProps } from "../../components/lead-forms/live-lead-form"
import { parseUnsubscribe } from "../../domain/lead/subscription"
import { follow } from "../../lib/navigation/follow"

export const LiveUnsubscribeForm = (from: LiveProps) => (
  <LiveLeadForm form={unsubscribeForm} parse={parseUnsubscribe} go={follow} {...from} />
)
