export { type ApiClient, type CallOptions } from './api-client.ts';
export { ApiError, isApiError } from './api-error.ts';
