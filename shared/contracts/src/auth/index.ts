export * from './account-deletion.contract.ts';
export * from './auth.contract.ts';
export * from './data-access.contract.ts';
export * from './profile-picture.contract.ts';
export * from './session.contract.ts';
export * from './step-up.contract.ts';
export * from './step-up-token.ts';
