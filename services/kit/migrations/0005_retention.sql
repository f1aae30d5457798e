-- What these jobs deleted follows the list of each service now: its job is named <service>.retention.
delete from kit.job
where key in ('recurring:kit.maintenance', 'recurring:notification.maintenance')
  or key like 'recurring:%.visit-maintenance';
