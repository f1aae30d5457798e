import { Note } from '@bazaar/ui/note';
import { mdiShieldCheckOutline } from '@mdi/js';
import { messages } from './messages.ts';

/** Why it takes a moment: this browser is working for its request. Renders nothing otherwise. */
export function WorkNote({ isWorking }: { isWorking: boolean }) {
  return (
    isWorking && (
      <Note tone="accent" icon={mdiShieldCheckOutline} announced>
        {messages.workingDetail}
      </Note>
    )
  );
}
