import { EDIT_MINUTES, type Message, type MessageNode } from '@bazaar/contracts/notification';

const EDIT_MS = EDIT_MINUTES * 60_000;
const DEEPEST_LEVEL = 8;

/** Whether a message is young enough to be edited by its writer. */
export function isInEditWindow(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < EDIT_MS;
}

interface Place {
  readonly node: MessageNode;
  readonly level: number;
}

/**
 * Messages as a tree, oldest first on each level. A reply to a message that is not among them is a root; below the
 * eighth level replies are placed beside their parents, which limits the indentation on a screen.
 * @param messages oldest first: a reply comes after its parent.
 */
export function toTree(messages: readonly Message[]): MessageNode[] {
  const places = new Map<number, Place>();
  const holders = new Map<number, MessageNode>();
  const roots: MessageNode[] = [];
  for (const message of messages) {
    const node: MessageNode = { ...message, children: [] };
    const parent = message.parentId === null ? undefined : places.get(message.parentId);
    if (parent === undefined) {
      roots.push(node);
      places.set(message.id, { node, level: 1 });
      continue;
    }
    const isDeepest = parent.level === DEEPEST_LEVEL;
    const holder = isDeepest ? (holders.get(parent.node.id) ?? parent.node) : parent.node;
    holder.children.push(node);
    holders.set(node.id, holder);
    places.set(message.id, { node, level: isDeepest ? DEEPEST_LEVEL : parent.level + 1 });
  }
  return roots;
}
