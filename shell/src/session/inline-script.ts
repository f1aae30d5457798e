import { SESSION_KEYS } from './session-record.ts';

/** Storage key of the visitor's theme: `light` or `dark`; absent means the system's. */
export const THEME_KEY = 'theme';

/**
 * Text of the one script that runs before the first paint: it sets `data-session` and `data-theme` on `<html>`, so
 * that neither the account links nor the colours change after they were visible. It recognizes a valid record
 * exactly as `readSessionRecord` does (a test compares them) and never throws.
 */
export const inlineScript = `(function(e){var s="out",t,u;try{u=JSON.parse(localStorage.getItem("${SESSION_KEYS.userInfo}"));if(u&&typeof u.sub=="string"&&u.sub&&typeof u.exp=="number"&&u.exp<=864e10&&u.exp*1e3>Date.now())s="in"}catch(_){}try{t=localStorage.getItem("${THEME_KEY}")}catch(_){}e.setAttribute("data-session",s);if(t=="dark"||t=="light")e.setAttribute("data-theme",t)})(document.documentElement)`;
