import { AgentRole } from '@bazaar/contracts/merchant';
import { Card, CardFoot, CardHead } from '@bazaar/ui/card';
import { Icon } from '@bazaar/ui/icon';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { mdiCheck, mdiMinus } from '@mdi/js';
import { useId } from 'react';
import { messages, roleNames } from './messages.ts';
import styles from './role-matrix.module.css';

const words = messages.matrix;

type Task = keyof typeof words.tasks;

/** The roles that each task is open to, as the services decide it. */
const PERMITTED: Readonly<Record<Task, readonly AgentRole[]>> = {
  view: ['viewer', 'requester', 'approver', 'finance'],
  write: ['requester', 'approver'],
  approve: ['approver'],
  pay: ['finance'],
};
const TASKS = Object.keys(words.tasks) as Task[];

/** What each role may do, as a table. */
export function RoleMatrix() {
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId}>
      <CardHead id={titleId} title={words.title} />
      <table className={styles.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{words.task}</VisuallyHidden>
            </th>
            {AgentRole.options.map((role) => (
              <th key={role} scope="col">
                {roleNames[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TASKS.map((task) => (
            <tr key={task}>
              <th scope="row">{words.tasks[task]}</th>
              {AgentRole.options.map((role) => (
                <td key={role}>
                  <Mark task={task} isPermitted={PERMITTED[task].includes(role)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <CardFoot>
        <p className={styles.note}>{words.note}</p>
      </CardFoot>
    </Card>
  );
}

function Mark({ task, isPermitted }: { task: Task; isPermitted: boolean }) {
  if (isPermitted && task === 'approve') {
    return words.upToLimit;
  }
  return (
    <>
      <Icon path={isPermitted ? mdiCheck : mdiMinus} size="sm" />
      <VisuallyHidden>{isPermitted ? words.yes : words.no}</VisuallyHidden>
    </>
  );
}
