import { shellPreset } from '@bazaar/build';

export default shellPreset();
