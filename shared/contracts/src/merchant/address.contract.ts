import * as z from 'zod/mini';
import { Count, endpoint, entityId, NonEmptyText, PagingQuery, paged, RowVersion } from '../core/index.ts';
import { CustomerId } from './customer-id.ts';
import { CityId, StateId, UrbanAreaId } from './place.contract.ts';

export const DeliveryAddressId = entityId().brand<'DeliveryAddressId'>();
export type DeliveryAddressId = z.infer<typeof DeliveryAddressId>;

/** Where goods are sent. A customer with addresses has exactly one that is selected: the default. */
export const DeliveryAddress = z.object({
  id: DeliveryAddressId,
  customerId: CustomerId,
  title: NonEmptyText,
  provinceId: StateId,
  provinceTitle: NonEmptyText,
  cityId: CityId,
  cityTitle: NonEmptyText,
  urbanAreaId: z.nullable(UrbanAreaId),
  urbanAreaTitle: z.nullable(NonEmptyText),
  address: NonEmptyText,
  plaque: z.nullable(NonEmptyText),
  unit: z.nullable(NonEmptyText),
  /** Ten digits. */
  postalCode: NonEmptyText,
  receiverName: NonEmptyText,
  /** E.164. */
  receiverMobile: NonEmptyText,
  isSelected: z.boolean(),
  rowVersion: RowVersion,
});
export type DeliveryAddress = z.infer<typeof DeliveryAddress>;

const ADDRESS_FIELDS = {
  title: z.string().check(z.minLength(1), z.maxLength(60)),
  /** Must be the province of the city. */
  provinceId: StateId,
  cityId: CityId,
  /** Must be a district of the city. */
  urbanAreaId: z.optional(z.nullable(UrbanAreaId)),
  address: z.string().check(z.minLength(5), z.maxLength(300)),
  plaque: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(20)))),
  unit: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(20)))),
  postalCode: z.string().check(z.minLength(10), z.maxLength(20)),
  receiverName: z.string().check(z.minLength(2), z.maxLength(80)),
  /** In any usual notation. */
  receiverMobile: z.string().check(z.minLength(10), z.maxLength(20)),
  /** True makes it the default; otherwise the default does not change. */
  isSelected: z.optional(z.boolean()),
};

/** An address as its form sends it; omitted fields are cleared. */
export const DeliveryAddressInput = z.strictObject(ADDRESS_FIELDS);
export type DeliveryAddressInput = z.infer<typeof DeliveryAddressInput>;

/** Response to a removal: the address that became the default in its place, if it was the default. */
export const AddressRemoval = z.object({
  totalCount: Count,
  promotedId: z.nullable(DeliveryAddressId),
});
export type AddressRemoval = z.infer<typeof AddressRemoval>;

const IdParams = z.strictObject({ id: DeliveryAddressId });

/** The user's own addresses, the default first, then the newest. */
export const listDeliveryAddresses = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/deliveryaddresses',
  access: 'session',
  summary: 'Delivery addresses of the signed-in user, the default first.',
  query: z.strictObject({ paging: PagingQuery }),
  response: paged(DeliveryAddress),
});

/** The default address, or null. */
export const getDefaultDeliveryAddress = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/deliveryaddresses/default',
  access: 'session',
  summary: 'The default delivery address, or null.',
  response: z.object({ address: z.nullable(DeliveryAddress) }),
});

/** Adds an address; the first one becomes the default. 422 `too_many_addresses` beyond twenty. */
export const addDeliveryAddress = endpoint({
  service: 'merchant',
  method: 'POST',
  path: '/api/v1/deliveryaddresses',
  access: 'session',
  summary: 'Add a delivery address.',
  body: DeliveryAddressInput,
  response: DeliveryAddress,
  successStatus: 201,
  errors: [422],
});

/** Saves an address. */
export const updateDeliveryAddress = endpoint({
  service: 'merchant',
  method: 'PUT',
  path: '/api/v1/deliveryaddresses/:id',
  access: 'session',
  summary: 'Save a delivery address.',
  versioned: true,
  owned: { 'params.id': 'DeliveryAddress' },
  params: IdParams,
  body: DeliveryAddressInput,
  response: DeliveryAddress,
  errors: [404],
});

/** Removes an address; when it was the default, the newest of the others takes its place. */
export const removeDeliveryAddress = endpoint({
  service: 'merchant',
  method: 'DELETE',
  path: '/api/v1/deliveryaddresses/:id',
  access: 'session',
  summary: 'Remove a delivery address.',
  owned: { 'params.id': 'DeliveryAddress' },
  params: IdParams,
  response: AddressRemoval,
  errors: [404],
});

/** Makes an address the default. */
export const selectDeliveryAddress = endpoint({
  service: 'merchant',
  method: 'POST',
  path: '/api/v1/deliveryaddresses/:id/selected',
  access: 'session',
  summary: 'Make a delivery address the default.',
  owned: { 'params.id': 'DeliveryAddress' },
  params: IdParams,
  response: DeliveryAddress,
  errors: [404],
});

const CustomerParams = z.strictObject({ id: CustomerId });

/** Addresses of a customer that the user owns or acts for. */
export const listPersonAddresses = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/persons/:id/addresses',
  access: 'session',
  audited: ['readAddresses'],
  summary: 'Delivery addresses of a customer.',
  owned: { 'params.id': 'Customer' },
  params: CustomerParams,
  query: z.strictObject({ paging: PagingQuery }),
  response: paged(DeliveryAddress),
  errors: [404],
});

/** Adds an address to a customer. 403 for an agent who may only read. */
export const addPersonAddress = endpoint({
  service: 'merchant',
  method: 'POST',
  path: '/api/v1/persons/:id/addresses',
  access: 'session',
  audited: ['changeAddress'],
  summary: 'Add a delivery address to a customer.',
  owned: { 'params.id': 'Customer' },
  params: CustomerParams,
  body: DeliveryAddressInput,
  response: DeliveryAddress,
  successStatus: 201,
  errors: [403, 404, 422],
});

/** Saves an address of a customer. 403 for an agent who may only read. */
export const updatePersonAddress = endpoint({
  service: 'merchant',
  method: 'PUT',
  path: '/api/v1/persons/:id/addresses',
  access: 'session',
  audited: ['changeAddress'],
  summary: 'Save a delivery address of a customer.',
  versioned: true,
  owned: { 'params.id': 'Customer', 'body.id': 'DeliveryAddress' },
  params: CustomerParams,
  body: z.strictObject({ id: DeliveryAddressId, ...ADDRESS_FIELDS }),
  response: DeliveryAddress,
  errors: [403, 404],
});

/** Removes an address of a customer. 403 for an agent who may only read. */
export const removePersonAddress = endpoint({
  service: 'merchant',
  method: 'DELETE',
  path: '/api/v1/persons/:id/addresses',
  access: 'session',
  audited: ['changeAddress'],
  summary: 'Remove a delivery address of a customer.',
  owned: { 'params.id': 'Customer', 'body.id': 'DeliveryAddress' },
  params: CustomerParams,
  body: z.strictObject({ id: DeliveryAddressId }),
  response: AddressRemoval,
  errors: [403, 404],
});
