import type { SandboxOutcome } from '@bazaar/contracts/payment';
import { formatRialText, formatTomanText } from '@bazaar/locale';
import { messages } from './messages.ts';
import type { SandboxOrder } from './sandbox.sql.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** The page with the choices, as plain HTML forms. */
export function choicePage(order: SandboxOrder): string {
  return page(`
      ${facts(order)}
      <form method="post">
        <h2>${messages.choose}</h2>
        ${button('success', 'good')}
        ${button('failure', 'bad')}
        ${button('cancel', '')}
        <h2>${messages.unusual}</h2>
        ${button('silent', '')}
        ${button('late', '')}
        ${button('double', '')}
      </form>`);
}

/** The page of an order that has ended, with links back. */
export function endedPage(order: SandboxOrder, ways: 'one' | 'late' | 'double'): string {
  const back = returnAddress(order);
  const link = (label: string, tab = '') =>
    `<p><a class="button" href="${escapeHtml(back)}"${tab}>${label}</a></p>`;
  const texts = { one: '', late: messages.lateText, double: messages.doubleText };
  return page(`
      ${facts(order)}
      <h2>${order.state === 'paid' ? messages.paid : messages.notPaid}</h2>
      <p>${texts[ways]}</p>
      ${
        ways === 'double'
          ? link(messages.firstReturn, ' target="_blank" rel="noreferrer"') + link(messages.secondReturn)
          : link(messages.back)
      }`);
}

/**
 * The address to which the browser returns. Its outcome parameter is only a hint; the shop checks with the gateway.
 */
export function returnAddress({ authority, callbackUrl, state }: SandboxOrder): string {
  const url = new URL(callbackUrl);
  url.searchParams.set('Authority', authority);
  url.searchParams.set('Status', state === 'paid' ? 'OK' : 'NOK');
  return url.href;
}

function facts({ amountRial, description, authority }: SandboxOrder): string {
  return `<dl>
        <dt>${messages.amount}</dt><dd class="amount">${formatRialText(amountRial)}</dd>
        <dt>${messages.inToman}</dt><dd>${formatTomanText(amountRial)}</dd>
        <dt>${messages.about}</dt><dd>${escapeHtml(description)}</dd>
        <dt>${messages.authority}</dt><dd><code>${escapeHtml(authority)}</code></dd>
      </dl>`;
}

function button(outcome: SandboxOutcome, kind: string): string {
  const { label, hint } = messages.button[outcome];
  const variant = kind === '' ? '' : ` class="${kind}"`;
  return `<button name="outcome" value="${outcome}"${variant}>${label}<small>${hint}</small></button>`;
}

function page(body: string): string {
  return `<!doctype html>
<html lang="fa" dir="rtl">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${messages.title}</title>
    <link rel="stylesheet" href="../sandbox-page.css">
  </head>
  <body>
    <main>
      <h1>${messages.title}</h1>
      <p class="notice">${messages.notice}</p>${body}
    </main>
  </body>
</html>
`;
}
