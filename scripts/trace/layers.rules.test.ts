import { describe, expect, it } from 'vitest';
import { describeFiles } from './layers.rules.ts';

describe('describeFiles', () => {
  it('lists files by layer from the request to SQL, with the count of each layer and of all', () => {
    const files = new Set([
      'services/wallet/functions/transfer.sql',
      'services/payment/online/online.sql.ts',
      'services/payment/online/confirm.commands.ts',
      'services/payment/gateway/gateway.routes.ts',
      'shell/server/visitor.ts',
      'shell/server/app.ts',
    ]);
    expect(describeFiles('posting', files)).toEqual([
      'posting',
      'shell server (2)',
      '  shell/server/app.ts',
      '  shell/server/visitor.ts',
      'services: routes (1)',
      '  services/payment/gateway/gateway.routes.ts',
      'services: commands, views, rules (1)',
      '  services/payment/online/confirm.commands.ts',
      'services: SQL text (1)',
      '  services/payment/online/online.sql.ts',
      'services: SQL functions (1)',
      '  services/wallet/functions/transfer.sql',
      '6 files',
    ]);
  });

  it('lists components apart from the route that shows them', () => {
    const files = ['product.route.tsx', 'price-box.tsx'].map(
      (name) => `mf-suppliers/src/features/product/${name}`,
    );
    expect(describeFiles('product', new Set(files))).toEqual([
      'product',
      'remote (1)',
      '  mf-suppliers/src/features/product/product.route.tsx',
      'components (1)',
      '  mf-suppliers/src/features/product/price-box.tsx',
      '2 files',
    ]);
  });

  it('prints a file that belongs to no layer as well', () => {
    expect(describeFiles('product', new Set(['e2e/a.ts']))).toContain('  e2e/a.ts');
  });
});
