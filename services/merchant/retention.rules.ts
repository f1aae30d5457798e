import { kept, type RetentionRule } from '../kit/retention/retention.ts';

/** Buyers, suppliers and places. */
export const merchantRetention: readonly RetentionRule[] = [
  {
    ...{ table: 'merchant.supplier_report', holds: 'a report of a supplier' },
    ...{ does: 'delete', days: 730, after: ['created_at'] },
  },
  ...kept('It belongs to the account until that is closed, or its user removes it.', {
    'merchant.contact_reveal': 'whose contact a user has seen, which the user’s list of contacts shows',
    'merchant.customer': 'the data of a person or a company',
    'merchant.customer_agent': 'who may act for a company, and who is invited to',
    'merchant.delivery_address': 'a delivery address',
    'merchant.membership': 'a membership with its time',
  }),
  ...kept('It is public as long as the supplier is listed.', {
    'merchant.certificate': 'a certificate of a supplier',
    'merchant.delegation': 'a maker’s delegation to a supplier',
    'merchant.sale_setting': 'how a supplier sells',
    'merchant.supplier': 'a supplier with its contact',
    'merchant.supplier_category': 'a category in which a supplier sells',
    'merchant.supplier_text': 'a supplier as lists show it',
    'merchant.verification': 'a check of a supplier',
  }),
  ...kept('It is public, and names nobody.', {
    'merchant.trade_rating': 'a rating of a supplier after a trade',
  }),
  ...kept('It is the same for everybody.', {
    'merchant.city': 'a city',
    'merchant.country': 'a country',
    'merchant.forbidden_word': 'a word that no name may have',
    'merchant.membership_plan': 'a plan of memberships',
    'merchant.province': 'a province',
    'merchant.urban_area': 'a district of a city',
  }),
];
