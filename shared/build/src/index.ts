export { hashFiles, integrityOf } from './file-hashes.ts';
export { defineRemoteConfig, type RemoteConfig } from './remote-config.ts';
export { containerName, remotePreset } from './remote-preset.ts';
export { isSharedRequest, providedParts, SHARED_LIBRARIES } from './shared-libraries.ts';
export { type ShellAssets, shellPreset } from './shell-preset.ts';
