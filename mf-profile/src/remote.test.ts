import { describeRemote } from '@bazaar/testing';
import descriptorConfig from '../remote.config.ts';
import remote from './remote.ts';

describeRemote({ remote, descriptorConfig, entry: () => import('./remote.ts') });
