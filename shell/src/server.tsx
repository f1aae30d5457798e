/** The exports of the server bundle that the shell's server uses. */
import { keepMarkup } from '@bazaar/drawing';
import { LinkProvider } from '@bazaar/ui/link';
import { renderToString } from 'react-dom/server.bun';
import { DocumentLink } from './document/document-link.tsx';

export { preloadAllFamilies } from '@bazaar/drawing';
export { BOOT_ELEMENT_ID, FIRST_FILES_ID, LATER_FILES_ID, STREAMED_QUERIES } from './boot/boot-data.ts';
export { createServerHost } from './boot/server-host.ts';
export { startScript } from './boot/start-script.ts';
export { styleDeadlineScript } from './boot/style-deadline.ts';
export { preparePage } from './document/prepare-page.tsx';
export { renderStream } from './document/render-stream.ts';
export { LoadedRemote } from './remotes/loaded-remote.ts';
export { isRemoteUnavailable, RemoteUnavailable } from './remotes/remote-registry.ts';
export { sharedModules } from './remotes/shared-modules.ts';
export { partOf, sharedUi, uiChunkOf } from './remotes/shared-ui.ts';
export { inlineScript } from './session/inline-script.ts';
export { developmentScript } from './updates/development-script.ts';

// One text: what was joined piece by piece stays a tree of its pieces, which takes more memory and time with every use.
keepMarkup((element) =>
  Buffer.from(renderToString(<LinkProvider component={DocumentLink}>{element}</LinkProvider>)).toString(),
);
