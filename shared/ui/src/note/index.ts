export { Note, type NoteProps, type NoteTone } from './note.tsx';
