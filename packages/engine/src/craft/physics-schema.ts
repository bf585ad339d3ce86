import Type from 'typebox';

const Temperature = (description: string) => Type.Number({ description: `${description}, °C.` });
const Water = Type.Number({ description: 'Agua helada, % del agua.' });

/** JSON Schema of what physics says of an ice cream. */
export const IceCreamPhysicsSchema = Type.Object(
  {
    punto_congelacion: Temperature('Donde empieza a helarse'),
    temperatura_fisica: Type.Union([Type.Number(), Type.Null()], {
      description: 'Donde está helado el 69 % del agua, °C; null si la mezcla retiene más agua de la que queda.',
    }),
    margen: Type.Number({ description: 'Margen de la temperatura física, ± °C.' }),
    congelado: Type.Array(
      Type.Object({
        t: Temperature('Temperatura'),
        agua_pct: Water,
        hielo_pct: Type.Number({ description: 'Hielo, % de la mezcla.' }),
      }),
      { description: 'Lo helado a temperaturas habituales.' },
    ),
    a_servicio: Type.Union([Type.Object({ t: Temperature('Temperatura'), agua_pct: Water }), Type.Null()], {
      description:
        'A la temperatura de servicio pedida o, sin ella, a la de su tipo: en vitrina a −11,5 °C, el soft y el granizado a la suya; null en lo que no tiene ninguna.',
    }),
    dureza: Type.Union(
      [
        Type.Object({
          valor: Temperature('Temperatura física con el endurecimiento de cacao y frutos secos'),
          texto: Type.Union([Type.String(), Type.Null()], { description: 'Cómo está donde se sirve, en palabras.' }),
        }),
        Type.Null(),
      ],
      { description: 'Dureza; null sin temperatura física.' },
    ),
    densidad: Type.Number({ description: 'Densidad de la mezcla sin aire, a 4 °C, kg/l.' }),
    escuelas: Type.Object(
      {
        indice_clasico: Type.Number({ description: 'PAC clásico por 100 g, sacarosa = 100.' }),
        corvitto: Type.Union([Type.Number(), Type.Null()], {
          description:
            'Temperatura de servicio de la tabla de Corvitto, con todo el endurecimiento, °C; null donde la tabla la serviría sin helar.',
        }),
        fisica: Type.Union([Type.Number(), Type.Null()], { description: 'Temperatura física, °C.' }),
      },
      { description: 'La misma mezcla según tres escuelas.' },
    ),
    texto: Type.String({ description: 'Lo mismo en una frase.' }),
    diferencia: Type.Optional(
      Type.String({ description: 'Por qué difiere del PAC, si lo hace en más de 1,5 °C. El veredicto lo da el PAC.' }),
    ),
  },
  {
    $id: 'FisicaDeHelado',
    description:
      'Helado: lo que dice la física del agua, con sal, alcohol, polialcoholes, ácidos y cenizas. Falta si un ingrediente da su PAC sin sus azúcares.',
  },
);

const COOKING = {
  temperatura: Temperature('Temperatura de cocción'),
  humedad: Type.Number({ description: 'Humedad del almíbar, %.' }),
  producto: Type.Number({ description: 'Humedad del producto, %.' }),
};

/** JSON Schema of what physics says of the syrup of a turrón. */
export const SyrupPhysicsSchema = Type.Object(
  {
    coccion: Type.Object(
      {
        ...COOKING,
        minima: Type.Union([Type.Number(), Type.Null()], {
          description: 'Desde dónde queda tan seco como pide el tipo, °C; null si no se puede saber.',
        }),
        altitud: Type.Array(
          Type.Object({ metros: Type.Number({ description: 'Altitud, m.' }), temperatura: COOKING.temperatura }),
          { description: 'La misma humedad a otras altitudes.' },
        ),
        curva: Type.Array(Type.Object(COOKING), {
          description:
            'De 110 °C hasta pasada la cocción habitual, a la altitud enviada; por debajo del 3 % de humedad no hay medidas y acaba.',
        }),
      },
      { description: 'La cocción habitual del tipo y lo que deja.' },
    ),
    vidrio: Type.Optional(
      Type.Object(
        {
          temperatura: Temperature('Transición vítrea del almíbar cocido (±5)'),
          texto: Type.String({ description: 'Cómo muerde.' }),
        },
        { description: 'Si se rompe, suda o corre; solo de lo que se deja entero.' },
      ),
    ),
    grano: Type.Optional(
      Type.Object(
        {
          indice: Type.Number({ minimum: 0, maximum: 1, description: '0 no grana; 1, enseguida.' }),
          texto: Type.String({ description: 'En cuánto tiempo puede granar.' }),
        },
        { description: 'Riesgo de que grane el azúcar: orden del oficio, sin medidas detrás.' },
      ),
    ),
    texto: Type.String({ description: 'Lo mismo en una frase.' }),
  },
  {
    $id: 'FisicaDeAlmibar',
    description: 'Turrón: cocción, vidrio y grano del almíbar. Es consejo, no cuenta en el resultado.',
  },
);
