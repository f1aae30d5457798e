import { defineAddress, valueField } from '@bazaar/contracts';
import * as z from 'zod/mini';

const MAX_SECONDS = 86_400;

/** The query of a video's page: the second from which it is played. */
export const videoAddress = defineAddress({
  startAt: valueField(z.int().check(z.gte(0), z.lte(MAX_SECONDS)), null, 't'),
});
