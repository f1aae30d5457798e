import type { Service } from '../kit/http/service.ts';
import { addressRoutes } from './address/address.routes.ts';
import { personAddressRoutes } from './address/person-address.routes.ts';
import { agentRoutes } from './agent/agent.routes.ts';
import { invitationRoutes } from './agent/invitation.routes.ts';
import { buyerRoutes } from './customer/buyer.routes.ts';
import { companyReviewRoutes } from './customer/company-review.routes.ts';
import { customerRoutes } from './customer/customer.routes.ts';
import { delegationRoutes } from './delegation/delegation.routes.ts';
import { membershipRoutes } from './membership/membership.routes.ts';
import { placeRoutes } from './place/place.routes.ts';
import { registerRoutes } from './register/register.routes.ts';
import { merchantRetention } from './retention.rules.ts';
import { saleSettingRoutes } from './sale-setting/sale-setting.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { contactRoutes } from './supplier/contact.routes.ts';
import { ratingRoutes } from './supplier/rating.routes.ts';
import { supplierRoutes } from './supplier/supplier.routes.ts';

/**
 * Suppliers with their certificates and delegations, the register of merchants, places, and customers with their
 * agents and addresses.
 */
export const merchantService: Service = {
  name: 'merchant',
  routes: (context) => [
    ...supplierRoutes(context),
    ...contactRoutes(context),
    ...ratingRoutes(context),
    ...sitemapRoutes(context),
    ...delegationRoutes(context),
    ...registerRoutes(context),
    ...saleSettingRoutes(context),
    ...placeRoutes(context),
    ...customerRoutes(context),
    ...companyReviewRoutes(context),
    ...buyerRoutes(context),
    ...agentRoutes(context),
    ...invitationRoutes(context),
    ...addressRoutes(context),
    ...personAddressRoutes(context),
    ...membershipRoutes(context),
  ],
  retention: merchantRetention,
};
