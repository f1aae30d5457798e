import { HelpPlace } from '../../common/help/help-place.tsx';
import { CheckStep } from './check-step.widget.tsx';
import { DeliveryStep } from './delivery-step.widget.tsx';
import type { Problem } from './problems.rules.ts';
import { TermsStep } from './terms-step.widget.tsx';
import type { Sum } from './totals.rules.ts';
import type { Step } from './trade-edit.address.ts';
import { useFocusFromHash } from './use-focus-from-hash.ts';

export interface LaterStepsProps {
  step: Exclude<Step, 'lines'>;
  /** The day in Tehran, `YYYY-MM-DD`. */
  today: string;
  problems: readonly Problem[];
  sum: Sum;
}

/** The steps behind the lines. They come in one piece: who has opened one, opens the next. */
export function LaterSteps({ step, today, problems, sum }: LaterStepsProps) {
  // The form has looked for the control before it was there.
  useFocusFromHash();
  switch (step) {
    case 'delivery':
      return (
        <HelpPlace>
          <DeliveryStep today={today} />
        </HelpPlace>
      );
    case 'terms':
      return (
        <HelpPlace>
          <TermsStep sum={sum} />
        </HelpPlace>
      );
    case 'check':
      return <CheckStep problems={problems} />;
  }
}
