import { fieldError } from '@bazaar/contracts/failure';
import type { TradeLine, TradeRequest } from '@bazaar/contracts/trade';
import { formatTomanText, isolateRuns } from '@bazaar/locale';
import { TextAreaField, TextField } from '@bazaar/ui/input';
import { useState } from 'react';
import { unitPriceOf } from './move.rules.ts';
import styles from './move-dialog.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { moveMessages } from './move-messages.ts';
import { readPrices, type TypedPrices } from './target-price.rules.ts';
import { useMove } from './trade-request.mutations.ts';

const words = moveMessages.field;
const MIN_LENGTH = 3;
const MAX_LENGTH = 500;

interface CounterDialogProps {
  request: TradeRequest;
  onClose: () => void;
}

/** A counter-offer: a message to the supplier, and for each line the price that the buyer would pay. */
export function CounterDialog({ request, onClose }: CounterDialogProps) {
  const { run, isPending, failure } = useMove(request, onClose);
  const { message, setMessage, prices, setPrice, faults, check } = useCounter();
  const submit = () => {
    const counter = check();
    if (counter !== null) {
      run({ action: 'counter', ...counter });
    }
  };
  return (
    <MoveDialog
      action="counter"
      {...{ isPending, failure, onClose }}
      requestId={request.id}
      fields={['message']}
      onSubmit={submit}
    >
      <TextAreaField
        label={words.message}
        error={faults.message ? words.tooShort : fieldError(failure, 'message')}
        rows={3}
        maxLength={MAX_LENGTH}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <fieldset className={styles.form}>
        <legend className={styles.legend}>{words.targets}</legend>
        {request.lines.map((line) => (
          <PriceField
            key={line.id}
            line={line}
            text={prices[line.id] ?? ''}
            isFaulty={faults.lines.includes(line.id)}
            onWrite={(text) => setPrice(line.id, text)}
          />
        ))}
      </fieldset>
    </MoveDialog>
  );
}

function useCounter() {
  const [message, setMessage] = useState('');
  const [prices, setPrices] = useState<TypedPrices>({});
  const [faults, setFaults] = useState<{ message: boolean; lines: number[] }>({ message: false, lines: [] });
  const setPrice = (lineId: number, text: string) => setPrices((typed) => ({ ...typed, [lineId]: text }));
  /** What is to be sent; null when something has to be corrected first. */
  const check = () => {
    const read = readPrices(prices);
    const text = message.trim();
    const isShort = text.length < MIN_LENGTH;
    setFaults({ message: isShort, lines: read.faults });
    return isShort || read.faults.length > 0 ? null : { message: text, targetPrices: read.prices };
  };
  return { message, setMessage, prices, setPrice, faults, check };
}

interface PriceFieldProps {
  line: TradeLine;
  text: string;
  isFaulty: boolean;
  onWrite: (text: string) => void;
}

function PriceField({ line, text, isFaulty, onWrite }: PriceFieldProps) {
  const priceRial = unitPriceOf(line);
  return (
    <TextField
      label={isolateRuns(line.title)}
      hint={priceRial === null ? undefined : words.targetNow(formatTomanText(priceRial))}
      error={isFaulty ? words.notPrice : undefined}
      unit={words.toman}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={(event) => onWrite(event.currentTarget.value)}
    />
  );
}
