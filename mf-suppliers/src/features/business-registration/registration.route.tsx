import { messages } from './messages.ts';
import { RegistrationView } from './registration-view.tsx';

/** /business/register — what a supplier needs, and a request to be registered. */
export function registrationRoute() {
  return {
    Component: RegistrationView,
    handle: { head: () => ({ title: messages.title, description: messages.lead }) },
  };
}
