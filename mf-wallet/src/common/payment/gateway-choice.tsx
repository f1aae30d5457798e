import type { Gateway } from '@bazaar/contracts/payment';
import { formatToman, formatTomanText } from '@bazaar/locale';
import { Icon } from '@bazaar/ui/icon';
import { mdiBankOutline } from '@mdi/js';
import { useId } from 'react';
import styles from './gateway-choice.module.css';
import { messages } from './messages.ts';

interface GatewayChoiceProps {
  legend?: string;
  gateways: readonly Gateway[];
  /** What is to be paid; null while it is not known. */
  amountRial: number | null;
  /** The gateway of an attempt that failed. */
  failedId?: string | undefined;
  value: string | null;
  onChange: (id: string) => void;
}

/** The gateways as cards of which one is chosen, each with the amounts that it takes. */
export function GatewayChoice(props: GatewayChoiceProps) {
  const { legend = messages.gateway, gateways, amountRial, failedId, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {gateways.length === 0 && <p className={styles.note}>{messages.noGateway}</p>}
      {gateways.map((gateway) => (
        <label key={gateway.id} className={styles.card}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={gateway.id}
            checked={gateway.id === value}
            disabled={!takes(gateway, amountRial)}
            onChange={() => onChange(gateway.id)}
          />
          <span className={styles.words}>
            <b className={styles.title}>{gateway.title}</b>
            <span className={styles.note}>{noteOf(gateway, amountRial, failedId)}</span>
          </span>
          <GatewayMark gateway={gateway} />
        </label>
      ))}
    </fieldset>
  );
}

function GatewayMark({ gateway: { logoUrl } }: { gateway: Gateway }) {
  return logoUrl === null ? (
    <Icon path={mdiBankOutline} />
  ) : (
    <img className={styles.logo} src={logoUrl} alt="" width={40} height={24} loading="lazy" />
  );
}

/** Whether a gateway takes an amount; an unknown one is not refused. */
export function takes(
  { isActive, minAmountRial, maxAmountRial }: Gateway,
  amountRial: number | null,
): boolean {
  const isInside = amountRial === null || (amountRial >= minAmountRial && amountRial <= maxAmountRial);
  return isActive && isInside;
}

/** The gateway that is chosen at first: one that takes the amount, another than the one that failed. */
export function firstGateway(
  gateways: readonly Gateway[],
  amountRial: number | null,
  failedId?: string,
): string | null {
  const able = gateways.filter((gateway) => takes(gateway, amountRial));
  return (able.find(({ id }) => id !== failedId) ?? able[0])?.id ?? null;
}

function noteOf(gateway: Gateway, amountRial: number | null, failedId: string | undefined): string {
  const { minAmountRial, maxAmountRial } = gateway;
  const limits = messages.limits(formatToman(minAmountRial), formatTomanText(maxAmountRial));
  if (gateway.id === failedId) {
    return messages.failedBefore;
  }
  return takes(gateway, amountRial) ? limits : `${messages.outside}: ${limits}`;
}
