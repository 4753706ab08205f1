/** Draws rummy examples in an element. */

import { drawerFor } from './drawer.ts';
import { rummyExample } from './rummy-picture.ts';

export const rummyDrawer = drawerFor(rummyExample);
