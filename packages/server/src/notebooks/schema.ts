import { type TObject, Type } from 'typebox';

/** 128 and 256 bits, a point of P-256 and a signature of it, in base64url. */
export const ID = '^[\\w-]{22}$';
export const DIGEST = '^[\\w-]{43}$';
export const KEY = '^[\\w-]{87}$';
export const SIGNATURE = '^[\\w-]{86}$';

/** What the envelope of a record may weigh (packages/web/src/sharing/envelope.ts). */
export const LARGEST_RECORD = 65_565;
/** The least it weighs: smaller ones would cost the disk more than a quota counts. */
export const SMALLEST_RECORD = 541;
export const MOST_RECORDS = 256;

/** Letters of base64url for so many bytes. */
const lettersOf = (bytes: number): number => Math.ceil((bytes * 4) / 3);
export const SHORTEST_RECORD: number = lettersOf(SMALLEST_RECORD);
const RECORD = { pattern: '^[\\w-]+$', minLength: SHORTEST_RECORD, maxLength: lettersOf(LARGEST_RECORD) };

const STATE = {
  cabeza: Type.Integer({ minimum: 0, description: 'Secuencia del último registro; 0 si no hay ninguno.' }),
  bytes: Type.Integer({ minimum: 0, description: 'Lo que ocupan los registros.' }),
  cuota: Type.Integer({ minimum: 0, description: 'Lo que pueden ocupar.' }),
  punto: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
    description: 'Secuencia en que empieza el último punto de partida, para un dispositivo nuevo.',
  }),
  cerrado: Type.Boolean({ description: 'Ya no admite registros: su dueño lo ha olvidado o lo ha llevado a otro.' }),
  caduca: Type.String({ format: 'date', description: 'Día en que se borra si nadie lo usa antes.' }),
};

export const StateSchema: TObject = Type.Object(STATE, {
  $id: 'Cuaderno',
  description: 'Lo que se sabe de un cuaderno.',
});

export const RecordsSchema: TObject = Type.Object(
  {
    registros: Type.Array(
      Type.Object({
        secuencia: Type.Integer({ minimum: 1, description: 'Lugar del registro, desde 1.' }),
        datos: Type.String({ description: 'El registro cifrado, en base64url.' }),
      }),
      { description: 'Registros en orden, tantos como caben en una respuesta: se sigue desde el último.' },
    ),
    ...STATE,
  },
  { $id: 'Registros', description: 'Registros de un cuaderno, y lo que se sabe de él.' },
);

export const HeadSchema: TObject = Type.Object(
  { cabeza: STATE.cabeza },
  { $id: 'Novedades', description: 'Hasta dónde llega un cuaderno.' },
);

export const CreateSchema: TObject = Type.Object(
  {
    id: Type.String({ pattern: ID, description: 'Identificador: 128 bits que salen de la clave del obrador.' }),
    huella: Type.String({ pattern: DIGEST, description: 'SHA-256 del testigo, en base64url.' }),
    clave: Type.String({ pattern: KEY, description: 'Clave pública P-256 de quien lo funda, sin comprimir.' }),
  },
  { $id: 'CuadernoRequest', description: 'Un cuaderno nuevo.' },
);

export const AppendSchema: TObject = Type.Object(
  {
    registros: Type.Array(Type.String({ ...RECORD, description: 'Un registro cifrado, en base64url.' }), {
      minItems: 1,
      maxItems: MOST_RECORDS,
      description: 'Registros que se añaden, en este orden.',
    }),
    punto: Type.Optional(Type.Boolean({ description: 'El primero empieza un punto de partida.' })),
  },
  { $id: 'RegistrosRequest', description: 'Registros nuevos.' },
);

export const ForgetSchema: TObject = Type.Object(
  {
    registro: Type.String({ ...RECORD, description: 'El último registro, el único que queda, en base64url.' }),
    firma: Type.String({
      pattern: SIGNATURE,
      description:
        'Firma ECDSA (P-256, SHA-256) de quien lo fundó sobre «obrador/notebook/1/{id}/olvidar/{huella}», con el SHA-256 del registro en base64url.',
    }),
  },
  { $id: 'OlvidoRequest', description: 'El último registro, con la firma de quien fundó el cuaderno.' },
);
