/** Between two rounds every tile goes back to the boneyard. */
import { gatherer } from '../felt/gather.ts';
import { backPicture, houseLook } from './tile-backs/look.ts';

export const gathered = gatherer({
  back: backPicture(houseLook),
  lies: (id) => id.startsWith('bone'),
});
