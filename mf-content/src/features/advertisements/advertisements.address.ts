import { defineAddress, entityId, pageField, valueField } from '@bazaar/contracts';

/** The query of the list of advertisements. */
export const advertisementsAddress = defineAddress({
  kind: valueField(entityId(), undefined),
  city: valueField(entityId(), undefined),
  page: pageField,
});
