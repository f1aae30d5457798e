export type { ApiClient, RequestOptions } from './api-client.ts';
export { ApiError, isApiError } from './api-error.ts';
export { type ApiClientOptions, createApiClient } from './create-api-client.ts';
export { BROKEN_CONTRACT_STATUS } from './response.ts';
