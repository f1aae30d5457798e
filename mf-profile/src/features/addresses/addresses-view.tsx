import type { CustomerId, CustomerSummary, DeliveryAddress } from '@bazaar/contracts/merchant';
import { Drawing } from '@bazaar/drawing';
import { formatNumber, isolate } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { PageHead } from '@bazaar/ui/container';
import { EmptyState } from '@bazaar/ui/empty-state';
import { HelpButton } from '@bazaar/ui/help';
import { Note } from '@bazaar/ui/note';
import { LinkTabs } from '@bazaar/ui/tabs';
import { mdiPlus } from '@mdi/js';
import type { ReactNode } from 'react';
import { AddressCard } from './address-card.tsx';
import { addressesHref } from './addresses.address.ts';
import styles from './addresses-view.module.css';
import { messages } from './messages.ts';

/** What is open above the page: the form of an address (null adds one), or the question before a removal. */
export type AddressPanel =
  | { kind: 'form'; address: DeliveryAddress | null }
  | { kind: 'removal'; address: DeliveryAddress };

/** The same number as the service's. */
const MAXIMUM_ADDRESSES = 20;

interface AddressesViewProps {
  customerId: CustomerId | null;
  companies: readonly CustomerSummary[];
  addresses: readonly DeliveryAddress[];
  canWrite: boolean;
  onOpen: (panel: AddressPanel) => void;
  onChooseDefault: (address: DeliveryAddress) => void;
}

/** The addresses of the user or of a company, of which exactly one is the default. */
export function AddressesView(props: AddressesViewProps) {
  const { customerId, companies, addresses, canWrite, onOpen } = props;
  const isFull = addresses.length >= MAXIMUM_ADDRESSES;
  const add = (
    <Button
      kind="primary"
      icon={mdiPlus}
      disabled={isFull}
      onClick={() => onOpen({ kind: 'form', address: null })}
    >
      {messages.add}
    </Button>
  );
  const isEmpty = addresses.length === 0;
  const owner = ownerOf(companies, customerId);
  return (
    <div className={styles.page}>
      <PageHead
        title={messages.title}
        mark={<HelpButton uniqueId="address-default" label={messages.title} />}
        note={
          isEmpty ? undefined : (
            <>
              {companies.length > 0 && <bdi>{owner.title}، </bdi>}
              {messages.note(formatNumber(addresses.length), formatNumber(MAXIMUM_ADDRESSES))}
            </>
          )
        }
        actions={canWrite && !isEmpty ? add : undefined}
      />
      {companies.length > 0 && <LinkTabs label={messages.scopes} items={tabsOf(companies, customerId)} />}
      {!canWrite && <Note>{messages.readOnly}</Note>}
      {isFull && canWrite && <Note tone="warning">{messages.full(formatNumber(MAXIMUM_ADDRESSES))}</Note>}
      {isEmpty ? <NoAddresses action={canWrite ? add : undefined} /> : <AddressCards {...props} />}
    </div>
  );
}

function NoAddresses({ action }: { action: ReactNode }) {
  return (
    <EmptyState
      art={<Drawing family="crane" seed="addresses" bare />}
      title={messages.emptyTitle}
      actions={action}
    >
      {action === undefined ? messages.emptyReadOnly : messages.empty}
    </EmptyState>
  );
}

/** A group of radio buttons, unless nothing may be chosen. */
function AddressCards(props: AddressesViewProps) {
  const { customerId, companies, addresses, canWrite, onOpen, onChooseDefault } = props;
  const { defaultWords } = ownerOf(companies, customerId);
  const Element = canWrite ? 'fieldset' : 'div';
  return (
    <Element className={styles.cards}>
      {canWrite && <legend className="visually-hidden">{messages.chooseDefault}</legend>}
      {addresses.map((address) => (
        <AddressCard
          key={address.id}
          address={address}
          defaultWords={defaultWords}
          canWrite={canWrite}
          onChooseDefault={() => onChooseDefault(address)}
          onEdit={() => onOpen({ kind: 'form', address })}
          onRemove={() => onOpen({ kind: 'removal', address })}
        />
      ))}
    </Element>
  );
}

/** A person and each company have a default of their own; without companies there is nothing to tell apart. */
function ownerOf(companies: readonly CustomerSummary[], customerId: CustomerId | null) {
  const company = companies.find(({ id }) => id === customerId);
  if (company !== undefined) {
    return {
      title: messages.ownerIs(isolate(company.name)),
      defaultWords: messages.defaultOf(isolate(company.name)),
    };
  }
  return {
    title: messages.ownOwner,
    defaultWords: companies.length === 0 ? messages.isDefault : messages.ownDefault,
  };
}

function tabsOf(companies: readonly CustomerSummary[], customerId: CustomerId | null) {
  const own = { href: addressesHref(null), label: messages.own, current: customerId === null };
  return [
    own,
    ...companies.map(({ id, name }) => ({
      href: addressesHref(id),
      label: name,
      current: id === customerId,
    })),
  ];
}
