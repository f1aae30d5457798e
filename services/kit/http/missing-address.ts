import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';
import { messages } from './messages.ts';
import { addressOf } from './mount.ts';
import { sendProblem } from './problem-response.ts';
import type { ServiceRoute } from './service.ts';

/** Responds when no route matches: 405 when the address exists with another method, 404 otherwise. */
export function missingAddressHandler(routes: readonly ServiceRoute[]) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = routes
      .filter((route) => matches(addressOf(route), path))
      .map(({ endpoint }) => endpoint.method);
    return sendProblem(methods.length > 0 ? wrongMethod(methods) : noAddress(), request, reply);
  };
}

function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((step, index) => (step.startsWith(':') ? given[index] !== '' : step === given[index]))
  );
}

function noAddress(): HttpError {
  return new HttpError({ status: 404, code: 'address_not_found', title: messages.addressNotFound });
}

function wrongMethod(methods: readonly string[]): HttpError {
  const allow = [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
  return new HttpError({
    status: 405,
    code: 'method_not_allowed',
    title: messages.methodNotAllowed,
    headers: { allow: allow.join(', ') },
  });
}
