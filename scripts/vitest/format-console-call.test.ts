import { expect, it } from 'vitest';
import { formatConsoleCall } from './format-console-call.ts';

it('fills in the placeholders that React uses', () => {
  expect(formatConsoleCall('error', ['Invalid prop `%s` on <%s>', 'size', 'Icon'])).toBe(
    'console.error: Invalid prop `size` on <Icon>',
  );
});
