/** Between two rounds every tile goes back to the pool. */
import { gatherer } from '../felt/gather.ts';
import { tileBack } from './tile-picture.ts';

export const gathered = gatherer({
  back: tileBack,
  lies: (id) => id.startsWith('pool'),
  loose: 5,
});
