import type { Board } from '../board.ts';
import { bearingNumber } from './bearing-number.tsx';
import { compareOffers } from './compare-offers.tsx';
import { compressorEnergy } from './compressor-energy.tsx';
import { controlValveKv } from './control-valve-kv.tsx';
import { driveStart } from './drive-start.tsx';
import { firstRequest } from './first-request.tsx';
import { laserAlignment } from './laser-alignment.tsx';
import { lockout } from './lockout.tsx';
import { motorPlate } from './motor-plate.tsx';
import { pumpDutyPoint } from './pump-duty-point.tsx';
import { searchOwnWords } from './search-own-words.tsx';
import { weldUltrasonic } from './weld-ultrasonic.tsx';

/** All clips. */
export const BOARDS: readonly Board[] = [
  motorPlate,
  laserAlignment,
  driveStart,
  weldUltrasonic,
  bearingNumber,
  pumpDutyPoint,
  lockout,
  searchOwnWords,
  firstRequest,
  compareOffers,
  compressorEnergy,
  controlValveKv,
];
