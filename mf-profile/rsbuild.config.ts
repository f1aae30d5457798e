import { remotePreset } from '@bazaar/build';
import config from './remote.config.ts';

export default remotePreset(config);
