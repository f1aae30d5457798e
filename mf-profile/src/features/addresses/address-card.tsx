import type { DeliveryAddress } from '@bazaar/contracts/merchant';
import { formatMobile, formatPostalCode, isolate, toPersianDigits } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { Button } from '@bazaar/ui/button';
import { Radio } from '@bazaar/ui/checkbox';
import { FactRows } from '@bazaar/ui/facts';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { mdiCheckCircle, mdiDeleteOutline, mdiPencilOutline } from '@mdi/js';
import styles from './address-card.module.css';
import { messages } from './messages.ts';

interface AddressCardProps {
  address: DeliveryAddress;
  /** What the default is called, by whose it is. */
  defaultWords: string;
  canWrite: boolean;
  onChooseDefault: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One address with its receiver; its radio button makes it the default. */
export function AddressCard(props: AddressCardProps) {
  const { address, defaultWords, canWrite, onChooseDefault, onEdit, onRemove } = props;
  const { title, isSelected } = address;
  return (
    <article className={styles.card} data-selected={isSelected || undefined}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <bdi>{title}</bdi>
        </h2>
        {isSelected && !canWrite && (
          <Badge tone="accent" icon={mdiCheckCircle}>
            {defaultWords}
          </Badge>
        )}
      </header>
      <div className={styles.body}>
        <p className={styles.place}>
          <bdi>{placeOf(address)}</bdi>
        </p>
        <p className={styles.street}>
          <bdi>{streetOf(address)}</bdi>
        </p>
        <FactRows facts={factsOf(address)} />
      </div>
      {canWrite && (
        <footer className={styles.foot}>
          <Radio
            name="default-address"
            label={
              <>
                {isSelected ? defaultWords : messages.makeDefault}
                <VisuallyHidden>: {isolate(title)}</VisuallyHidden>
              </>
            }
            checked={isSelected}
            onChange={onChooseDefault}
          />
          <div className={styles.actions}>
            <Button
              kind="text"
              size="sm"
              icon={mdiPencilOutline}
              aria-label={messages.editOf(isolate(title))}
              onClick={onEdit}
            >
              {messages.edit}
            </Button>
            <Button
              kind="text"
              size="sm"
              icon={mdiDeleteOutline}
              aria-label={messages.removeOf(isolate(title))}
              onClick={onRemove}
            >
              {messages.remove}
            </Button>
          </div>
        </footer>
      )}
    </article>
  );
}

function placeOf({ provinceTitle, cityTitle, urbanAreaTitle }: DeliveryAddress): string {
  const parts = [provinceTitle, cityTitle === provinceTitle ? null : cityTitle, urbanAreaTitle];
  return parts.filter((part) => part !== null).join('، ');
}

function streetOf({ address, plaque, unit }: DeliveryAddress): string {
  const parts = [
    address,
    plaque === null ? null : `${messages.plaque} ${toPersianDigits(plaque)}`,
    unit === null ? null : `${messages.unit} ${toPersianDigits(unit)}`,
  ];
  return parts.filter((part) => part !== null).join('، ');
}

function factsOf({ postalCode, receiverName, receiverMobile }: DeliveryAddress) {
  return [
    { label: messages.postalCode, value: <bdi dir="ltr">{formatPostalCode(postalCode)}</bdi> },
    {
      label: messages.receiver,
      value: (
        <>
          <bdi>{receiverName}</bdi>، <bdi dir="ltr">{formatMobile(receiverMobile)}</bdi>
        </>
      ),
    },
  ];
}
