import { formatTomanText } from '@bazaar/locale';
import { useId } from 'react';
import styles from '../../common/payment/gateway-choice.module.css';
import { payMessages } from './pay-messages.ts';
import { PAY_METHODS, type PayMethod, type PayWays } from './pay-method.rules.ts';

const words = payMessages.method;

interface MethodChoiceProps {
  ways: PayWays;
  amountRial: number;
  availableRial: number;
  value: PayMethod | null;
  onChange: (method: PayMethod) => void;
}

/** The ways to pay as cards; one that is not possible says why. */
export function MethodChoice({ ways, amountRial, availableRial, value, onChange }: MethodChoiceProps) {
  const name = useId();
  const { walletPartRial, shortfallRial } = ways;
  const notes: Readonly<Record<PayMethod, string>> = {
    wallet: [
      words.walletNote(formatTomanText(availableRial)),
      ...(shortfallRial > 0 ? [words.walletShort(formatTomanText(shortfallRial))] : []),
    ].join('؛ '),
    mixed: `${words.mixedNote(formatTomanText(walletPartRial), formatTomanText(amountRial - walletPartRial))}. ${words.mixedHold}`,
    gateway: words.gatewayNote,
  };
  const isPossible: Readonly<Record<PayMethod, boolean>> = {
    wallet: ways.canWallet,
    mixed: walletPartRial > 0,
    gateway: ways.canOnline,
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.legend}</legend>
      {PAY_METHODS.filter((method) => method !== 'mixed' || isPossible.mixed).map((method) => (
        <label key={method} className={styles.card}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={method}
            checked={method === value}
            disabled={!isPossible[method]}
            onChange={() => onChange(method)}
          />
          <span className={styles.words}>
            <b className={styles.title}>{words[method]}</b>
            <span className={styles.note}>{notes[method]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
