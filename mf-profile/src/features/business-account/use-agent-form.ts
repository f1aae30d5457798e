import type { CustomerAgent } from '@bazaar/contracts/merchant';
import { useHost } from '@bazaar/host';
import { formatToman } from '@bazaar/locale';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { type AgentDraft, type AgentTerms, faultsOf, termsOf } from './agent-draft.rules.ts';
import type { AgentOutcome } from './agent-outcome.ts';
import { messages } from './messages.ts';

const words = messages.form;

export interface AgentFormInput {
  /** The colleague whose role changes; none for an invitation. */
  agent?: CustomerAgent | undefined;
  onSend: (mobile: string, terms: AgentTerms) => Promise<AgentOutcome>;
  onClose: () => void;
}

/** The state of the form of a colleague: what is typed, why it was refused, and its sending. */
export function useAgentForm({ agent, onSend, onClose }: AgentFormInput) {
  const [draft, setDraft] = useState<AgentDraft>(() => draftOf(agent));
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<AgentOutcome | null>(null);
  useHold();

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    const faults = faultsOf(draft);
    if (isSending || faults.mobile || faults.limit) {
      return;
    }
    setSending(true);
    const ended = await onSend(draft.mobile, termsOf(draft));
    setSending(false);
    setOutcome(ended);
    if (ended.state === 'done') {
      onClose();
    }
  };
  return {
    draft,
    isSending,
    text: outcome?.state === 'refused' ? outcome.text : null,
    errors: { ...refusedBy(outcome), ...(isTried && errorsOf(draft)) },
    change: (part: Partial<AgentDraft>) => {
      setDraft({ ...draft, ...part });
      setOutcome(null);
    },
    submit,
  };
}

/** While the form is open, the shell reloads nothing. */
function useHold() {
  const host = useHost();
  useEffect(() => host.hold('agent'), [host]);
}

function draftOf(agent: CustomerAgent | undefined): AgentDraft {
  const limitRial = agent?.approvalLimitRial ?? null;
  return {
    mobile: agent?.mobile ?? '',
    role: agent?.role ?? 'viewer',
    limit: limitRial === null ? '' : formatToman(limitRial),
  };
}

interface FieldErrors {
  mobile?: string;
  limit?: string;
}

function refusedBy(outcome: AgentOutcome | null): FieldErrors {
  if (outcome?.state !== 'refused') {
    return {};
  }
  const { mobile, approvalLimitRial: limit } = outcome.errors;
  return { ...(mobile !== undefined && { mobile }), ...(limit !== undefined && { limit }) };
}

function errorsOf(draft: AgentDraft): FieldErrors {
  const faults = faultsOf(draft);
  return {
    ...(faults.mobile && { mobile: words.mobileWrong }),
    ...(faults.limit && { limit: words.limitWrong }),
  };
}
