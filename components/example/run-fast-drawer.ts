/** Draws Run Fast examples in an element. */

import { drawerFor } from './drawer.ts';
import { runFastExample } from './run-fast-picture.ts';

export const runFastDrawer = drawerFor(runFastExample);
