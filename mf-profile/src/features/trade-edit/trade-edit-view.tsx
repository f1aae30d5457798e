import { links, profileLinks } from '@bazaar/contracts';
import type { TradeStatus } from '@bazaar/contracts/trade';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { PageHead } from '@bazaar/ui/container';
import { Note } from '@bazaar/ui/note';
import { memo } from 'react';
import { EditableBadge } from '../../common/trade/editable-badge.widget.tsx';
import { ConflictRegion } from './conflict-region.tsx';
import { EditFoot } from './edit-foot.tsx';
import { LaterStepsRegion } from './later-steps-region.tsx';
import { LinesStep } from './lines-step.widget.tsx';
import { useSecondPart } from './load-second-part.ts';
import { messages } from './messages.ts';
import { RestoredRegion } from './restored-region.tsx';
import { SaveNote } from './save-note.tsx';
import { useSmallStore } from './small-store.ts';
import { StepList } from './step-list.tsx';
import type { Step } from './trade-edit.address.ts';
import styles from './trade-edit-view.module.css';
import { useDraft } from './use-draft.ts';
import { useFocusFromHash } from './use-focus-from-hash.ts';
import { useProblems } from './use-problems.ts';

interface TradeEditViewProps {
  step: Step;
  /** The day in Tehran, `YYYY-MM-DD`. */
  today: string;
}

/** The form of a request: its head, its steps, the open step, and the bar with the sum. Typing does not draw it. */
export const TradeEditView = memo(function TradeEditView({ step, today }: TradeEditViewProps) {
  const { request, isAutomatic } = useDraft();
  const { id } = request.get();
  useFocusFromHash();
  return (
    <div className={styles.page}>
      <EditHead />
      <StatusNotes isAutomatic={isAutomatic} />
      <RestoredRegion />
      <StepList id={id} step={step} />
      {step === 'lines' && <LinesStep />}
      <Checked step={step} today={today} />
      <Guard />
      <ConflictRegion />
    </div>
  );
});

/** What is typed before its code is there stays in the tab all the same. */
function Guard() {
  const LeaveGuard = useSecondPart((part) => part?.LeaveGuard);
  return LeaveGuard !== undefined && <LeaveGuard />;
}

/** What shows the faults and the sum of the form, which follow in the frame after a letter. */
function Checked({ step, today }: TradeEditViewProps) {
  const { request } = useDraft();
  const { problems, sum } = useProblems(today);
  return (
    <>
      <LaterStepsRegion step={step} today={today} problems={problems} sum={sum} />
      <EditFoot id={request.get().id} step={step} problems={problems} sum={sum} />
    </>
  );
}

function EditHead() {
  const { request } = useDraft();
  const { number, status, supplier } = useSmallStore(request, (value) => value);
  return (
    <>
      <Breadcrumb
        items={[
          { label: messages.panel, href: links.profile() },
          { label: messages.back, href: profileLinks.tradeRequests() },
          { label: number },
        ]}
      />
      <PageHead
        title={
          <>
            {messages.heading} <bdi>{supplier.name}</bdi>
          </>
        }
        mark={<EditableBadge status={status} />}
        note={<bdi dir="ltr">{number}</bdi>}
        actions={<SaveNote />}
      />
    </>
  );
}

function StatusNotes({ isAutomatic }: { isAutomatic: boolean }) {
  const { request } = useDraft();
  const { status, reason } = useSmallStore(request, (value) => value);
  return (
    <>
      {!isAutomatic && <Note tone="warning">{messages.voidNote}</Note>}
      {status === 'ConfirmationRequested' && <Note tone="info">{messages.unlockNote}</Note>}
      {isUnpublished(status) && reason !== null && (
        <Note tone="warning">
          {messages.revisionNote} <bdi>{reason}</bdi>
        </Note>
      )}
    </>
  );
}

/** What was asked to be changed is shown until the request is handed in again: the first edit makes it a draft. */
const isUnpublished = (status: TradeStatus) => status === 'RevisionRequested' || status === 'Draft';
