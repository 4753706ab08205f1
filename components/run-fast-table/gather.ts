/** Between two rounds every card goes back to the middle of the table. */
import { gatherer } from '../felt/gather.ts';
import { backPicture } from './cards/card-picture.ts';

export const gathered = gatherer({ back: backPicture(), loose: 9 });
