export { defineEvent, type EventDefinition, topicOf } from './define-event.ts';
export * from './events.ts';
