import { fieldError } from '@bazaar/contracts/failure';
import type { TradeRequest } from '@bazaar/contracts/trade';
import { formatNumber } from '@bazaar/locale';
import { Radio } from '@bazaar/ui/checkbox';
import { TextAreaField } from '@bazaar/ui/input';
import { useId, useState } from 'react';
import styles from './move-dialog.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { moveMessages } from './move-messages.ts';
import { useMove } from './trade-request.mutations.ts';

const words = moveMessages.field;
const MAX_LENGTH = 1000;
/** The best first, as a list of choices is read. */
const STARS = [5, 4, 3, 2, 1];

interface RateDialogProps {
  request: TradeRequest;
  onClose: () => void;
}

/** One to five stars for the supplier, and a text. */
export function RateDialog({ request, onClose }: RateDialogProps) {
  const { run, isPending, failure } = useMove(request, onClose);
  const [stars, setStars] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    setMissing(stars === null);
    if (stars !== null) {
      run({ action: 'rate', stars, text: text.trim() || null });
    }
  };
  return (
    <MoveDialog
      action="rate"
      {...{ isPending, failure, onClose }}
      requestId={request.id}
      fields={['text']}
      onSubmit={submit}
    >
      <StarsField stars={stars} isMissing={isMissing && stars === null} onChoose={setStars} />
      <TextAreaField
        label={words.text}
        error={fieldError(failure, 'text')}
        rows={3}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </MoveDialog>
  );
}

interface StarsFieldProps {
  stars: number | null;
  isMissing: boolean;
  onChoose: (stars: number) => void;
}

function StarsField({ stars, isMissing, onChoose }: StarsFieldProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={errorId}>
      <legend className={styles.legend}>{words.stars}</legend>
      {STARS.map((value) => (
        <Radio
          key={value}
          name="stars"
          value={value}
          label={words.star(formatNumber(value), words.starNames[value - 1] ?? '')}
          checked={stars === value}
          onChange={() => onChoose(value)}
        />
      ))}
      <p id={errorId} className={styles.error} aria-live="polite">
        {isMissing && words.noStars}
      </p>
    </fieldset>
  );
}
