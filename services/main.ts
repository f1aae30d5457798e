import { runServices } from './run-services.ts';

runServices(process.env);
