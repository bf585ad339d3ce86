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
        'A la temperatura de servicio pedida o, sin ella, en vitrina a −11 °C; null en lo que no se sirve ahí.',
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
    texto: Type.String({ description: 'Lo mismo en una frase.' }),
    diferencia: Type.Optional(
      Type.String({ description: 'Por qué difiere del PAC, si lo hace en más de 1,5 °C. El veredicto lo da el PAC.' }),
    ),
  },
  {
    description:
      'Helado: lo que dice la física del agua, con sal, alcohol, polialcoholes, ácidos y cenizas. Falta si un ingrediente da su PAC sin sus azúcares.',
  },
);
