import { profileLinks } from '@bazaar/contracts';
import type { DeliveryAddress } from '@bazaar/contracts/merchant';
import type { TradeRequest } from '@bazaar/contracts/trade';
import { formatPostalCode } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { Button } from '@bazaar/ui/button';
import { Radio } from '@bazaar/ui/checkbox';
import { Link } from '@bazaar/ui/link';
import { Note } from '@bazaar/ui/note';
import { mdiMapMarkerPlusOutline, mdiStarOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import styles from './address-choice.module.css';
import { addressMessages as messages } from './address-messages.ts';
import { FIELD_IDS } from './problems.rules.ts';

interface AddressChoiceProps {
  addresses: readonly DeliveryAddress[];
  /** They are those of a company that the reader acts for. */
  isOfCompany: boolean;
  /** The request as it is stored: its address may be one that the reader does not own. */
  stored: Pick<TradeRequest, 'deliveryAddressId' | 'deliveryAddress'>;
  chosenId: number | null;
  /** Why the chosen one cannot be used; undefined when it can. */
  fault: string | undefined;
  onChoose: (id: number) => void;
  /** Null when no company is known that an address could be added to. */
  onAdd: (() => void) | null;
}

const FAULT_ID = `${FIELD_IDS.address}-fault`;

/** The buyer's addresses as cards, one of which is chosen. */
export function AddressChoice(props: AddressChoiceProps) {
  const { addresses, isOfCompany, stored, chosenId, fault, onChoose, onAdd } = props;
  const isElsewhere = addresses.every(({ id }) => id !== stored.deliveryAddressId);
  const { deliveryAddressId: storedId, deliveryAddress: snapshot } = stored;
  return (
    <fieldset
      id={FIELD_IDS.address}
      tabIndex={-1}
      className={styles.choice}
      aria-describedby={fault === undefined ? undefined : FAULT_ID}
    >
      <legend className={styles.legend}>{isOfCompany ? messages.companyChooser : messages.chooser}</legend>
      {addresses.length === 0 && storedId === null && <Note tone="info">{noneText(props)}</Note>}
      {fault !== undefined && (
        <div id={FAULT_ID}>
          <Note tone="danger" announced>
            {fault}
          </Note>
        </div>
      )}
      <div className={styles.cards}>
        {storedId !== null && snapshot !== null && isElsewhere && (
          <Option isChosen={chosenId === storedId} onChoose={() => onChoose(storedId)}>
            <span className={styles.title}>{messages.current}</span>
            <span>
              <bdi>{messages.line(snapshot.cityTitle, snapshot.address ?? snapshot.provinceTitle)}</bdi>
            </span>
          </Option>
        )}
        {addresses.map((address) => (
          <Option key={address.id} isChosen={chosenId === address.id} onChoose={() => onChoose(address.id)}>
            <AddressText address={address} />
          </Option>
        ))}
      </div>
      <div className={styles.actions}>
        {onAdd !== null && (
          <Button icon={mdiMapMarkerPlusOutline} onClick={onAdd}>
            {messages.add}
          </Button>
        )}
        <Link href={profileLinks.addresses()}>{messages.all}</Link>
      </div>
    </fieldset>
  );
}

function noneText({ isOfCompany, onAdd }: AddressChoiceProps): string {
  if (onAdd === null) {
    return messages.companyUnknown;
  }
  return isOfCompany ? messages.companyNone : messages.none;
}

interface OptionProps {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ isChosen, onChoose, children }: OptionProps) {
  return (
    <div className={styles.card}>
      <Radio
        name="delivery-address"
        checked={isChosen}
        onChange={onChoose}
        label={<span className={styles.text}>{children}</span>}
      />
    </div>
  );
}

/** An address in three lines. */
export function AddressText({ address }: { address: DeliveryAddress }) {
  const { title, cityTitle, plaque, unit, postalCode, receiverName, isSelected } = address;
  const parts = [
    messages.line(cityTitle, address.address),
    ...(plaque === null ? [] : [messages.plaque(plaque)]),
    ...(unit === null ? [] : [messages.unit(unit)]),
  ];
  return (
    <>
      <span className={styles.title}>
        <bdi>{title}</bdi> {isSelected && <Badge icon={mdiStarOutline}>{messages.isDefault}</Badge>}
      </span>
      <span>
        <bdi>{parts.join('، ')}</bdi>
      </span>
      <span className={styles.detail}>
        {messages.postal} <bdi>{formatPostalCode(postalCode)}</bdi> · {messages.receiver}{' '}
        <bdi>{receiverName}</bdi>
      </span>
    </>
  );
}
