/** Latin words as buyers write them in Persian letters, where the tables have the Latin ones. */
export const SPELLED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      هارت: 'hart',
      مدباس: 'modbus',
      پروفینت: 'profinet',
      پروفیباس: 'profibus',
      رال: 'ral',
      اترکت: 'ethercat',
    },
    ...{ وایتون: 'fkm', تفلون: 'ptfe', ایپی: 'ip', کنوپن: 'canopen' },
    ...{ نرمالبسته: 'nc', نرمالیبسته: 'nc', نرمالباز: 'no', نرمالیباز: 'no' },
    ...{ مونوکسیدکربن: 'co', منوکسیدکربن: 'co', سولفیدهیدروژن: 'h2s', هیدروژنسولفید: 'h2s', متان: 'ch4' },
    ...{ زینکریچ: 'غنی', فودگرید: 'صنایعغذایی' },
    ...{ طرفلاستیک: '2rs', طرفاببند: '2rs', طرففلز: '2z', طرففلزی: '2z' },
  }),
);

/** Words before a name that only praise or describe the thing in general. */
export const GENERAL = new Set(
  [
    'معمولی ساده عادی صنعتی اتوماتیک نیمهاتوماتیک نو جدید ایرانی خارجی المانی چینی ژاپنی ایتالیایی ترک کرهای روسی هندی اصلی',
    'دستگاه دسگاه ماشین سیستم سامانه انواع نوعی تعدادی مقداری چند کامل اماده باکیفیت سنگین سبک قوی بزرگ کوچک خوب مرغوب درجه یک دو ثابت سیار استاندارد ویژه مخصوص دیواری ایستاده',
    'گرید تایپ نوع رده نامی اسمی تحمل مقاوم دارای مجهز قابلیت',
  ].flatMap((line) => line.split(' ')),
);

/** What a trade calls a column that says whether there is something. */
export const HAVING: ReadonlyMap<string, string> = new Map(
  Object.entries({ دیمر: 'تنظیم', دیمردار: 'تنظیم', بلوتوث: 'بیسیم', وایرلس: 'بیسیم', بیزر: 'اژیر' }),
);

/** Words of a sentence that ask for nothing. */
export const NOISE = new Set(
  [
    'یه ی ک دنبال احتیاج خریدار خریداریم تامین تهیه موجود دارید دارین چندتا یکی درخواست میخواستم بگیرم بخرم',
    'سلام وقت بخیر خسته نباشید لطفا ممنون تشکر عرض ادب میخواهیم میخواهم میخوام خواهیم خواهم لازم داریم دارم نیاز نیازمندیم است باشد',
    'باشه شود بشود هستیم هستم تحویل ارسال پروژه کارگاه کارخانه شرکت تعداد مقدار حدود حدودا تقریبا عدد خرید استعلام قیمت سفارش یک جنس',
    'مورد مناسب بودجه حداکثر حداقل سقف استاندارد فوری رسمی فاکتور ساختمان برای می',
    'بین رنج حتما ترجیحا صورت بصورت همراه پرداخت نقدی چکی اعتباری دیگر دیگه برند مارک فقط نباشد نباشه',
  ].flatMap((line) => line.split(' ')),
);

/** Makers; they tell whose, not what. */
export const MAKERS = new Set(
  [
    'skf fag nsk ntn timken ina زیمنس siemens abb دلتا delta اشنایدر schneider هیوندای hyundai دانفوس danfoss',
    'گراندفوس grundfos ویلو wilo ابارا ebara لورنزتی اتونیکس autonics امرن omron فستو festo smc رکسروت rexroth',
    'موتوژن الکتروژن پمپیران پمپ‌سازی مبارکه ذوب اهن اکسین کاوه میرکو پرکینز perkins کامینز cummins بوش bosch ماکیتا makita',
    'رونیکس ronix توسن میتوتویو mitutoyo سندویک sandvik کورلوی korloy',
  ].flatMap((line) => line.split(' ')),
);

/** What things are made of. */
export const MATERIALS: ReadonlySet<string> = new Set(
  'استیل چدن چدنی برنز برنزی برنجی برنج فولاد فولادی مس مسی الومینیوم الومینیومی تیتانیوم تفلون وایتون لاستیکی سرامیکی پلاستیکی پلیاتیلن pvc upvc'.split(
    ' ',
  ),
);
