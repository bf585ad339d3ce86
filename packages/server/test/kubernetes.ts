/** The fields of Kubernetes 1.32 that our objects use, with their kinds of value: anything else is a slip. */
const object = (properties: object, required: readonly string[] = Object.keys(properties)) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});
const some = (properties: object) => object(properties, []);
const list = (items: object) => ({ type: 'array', items, minItems: 1 });
const oneOf = (...values: readonly string[]) => ({ enum: values });

const TEXT = { type: 'string' };
const FLAG = { type: 'boolean' };
const COUNT = { type: 'integer', minimum: 0 };
const NAME = { type: 'string', pattern: '^[a-z0-9]([-a-z0-9]*[a-z0-9])?$', maxLength: 63 };
const PORT = { type: 'integer', minimum: 1, maximum: 65_535 };
const PORT_OR_NAME = { anyOf: [PORT, { ...NAME, maxLength: 15 }] };
const QUANTITY = { type: 'string', pattern: '^[0-9]+(\\.[0-9]+)?(m|Ki|Mi|Gi)?$' };
const LABELS = { type: 'object', additionalProperties: TEXT, minProperties: 1 };
const SELECTOR = object({ matchLabels: LABELS });
const METADATA = object({ name: NAME, labels: LABELS }, ['name']);
const PROBE = some({
  httpGet: object({ path: { type: 'string', pattern: '^/' }, port: PORT_OR_NAME }),
  tcpSocket: object({ port: PORT_OR_NAME }),
  periodSeconds: PORT,
  timeoutSeconds: PORT,
  failureThreshold: PORT,
});
const AMOUNTS = some({ cpu: QUANTITY, memory: QUANTITY });
const CONTAINER = object(
  {
    name: NAME,
    image: TEXT,
    args: list(TEXT),
    envFrom: list(object({ configMapRef: object({ name: NAME }) })),
    ports: list(object({ name: { ...NAME, maxLength: 15 }, containerPort: PORT })),
    lifecycle: object({ preStop: object({ exec: object({ command: list(TEXT) }) }) }),
    startupProbe: PROBE,
    readinessProbe: PROBE,
    livenessProbe: PROBE,
    resources: object({ requests: AMOUNTS, limits: AMOUNTS }),
    securityContext: object({
      allowPrivilegeEscalation: FLAG,
      readOnlyRootFilesystem: FLAG,
      capabilities: object({ drop: list(TEXT) }),
    }),
  },
  ['name', 'image'],
);
const POD = object(
  {
    automountServiceAccountToken: FLAG,
    terminationGracePeriodSeconds: COUNT,
    securityContext: some({
      runAsNonRoot: FLAG,
      runAsUser: COUNT,
      seccompProfile: object({ type: oneOf('RuntimeDefault', 'Localhost', 'Unconfined') }),
    }),
    topologySpreadConstraints: list(
      object({
        maxSkew: PORT,
        topologyKey: TEXT,
        whenUnsatisfiable: oneOf('DoNotSchedule', 'ScheduleAnyway'),
        labelSelector: SELECTOR,
      }),
    ),
    containers: list(CONTAINER),
  },
  ['containers'],
);
const PEER_PORTS = list(object({ port: PORT_OR_NAME, protocol: oneOf('TCP', 'UDP', 'SCTP') }, ['port']));
const PEERS = list(object({ podSelector: SELECTOR }));

const SPECS: Readonly<Record<string, readonly [version: string, spec: object | undefined]>> = {
  Namespace: ['v1', undefined],
  Deployment: [
    'apps/v1',
    object(
      {
        replicas: COUNT,
        selector: SELECTOR,
        strategy: some({
          type: oneOf('Recreate', 'RollingUpdate'),
          rollingUpdate: some({ maxUnavailable: COUNT, maxSurge: COUNT }),
        }),
        template: object({ metadata: object({ labels: LABELS }), spec: POD }),
      },
      ['selector', 'template'],
    ),
  ],
  Service: [
    'v1',
    object({ selector: LABELS, ports: list(object({ name: NAME, port: PORT, targetPort: PORT_OR_NAME })) }),
  ],
  HorizontalPodAutoscaler: [
    'autoscaling/v2',
    object({
      scaleTargetRef: object({ apiVersion: TEXT, kind: TEXT, name: NAME }),
      minReplicas: PORT,
      maxReplicas: PORT,
      metrics: list(
        object({
          type: oneOf('Resource'),
          resource: object({
            name: oneOf('cpu', 'memory'),
            target: object({ type: oneOf('Utilization'), averageUtilization: PORT }),
          }),
        }),
      ),
    }),
  ],
  PodDisruptionBudget: ['policy/v1', object({ maxUnavailable: COUNT, selector: SELECTOR })],
  NetworkPolicy: [
    'networking.k8s.io/v1',
    object(
      {
        podSelector: SELECTOR,
        policyTypes: list(oneOf('Ingress', 'Egress')),
        ingress: list(some({ from: PEERS, ports: PEER_PORTS })),
        egress: list(some({ to: PEERS, ports: PEER_PORTS })),
      },
      ['podSelector', 'policyTypes'],
    ),
  ],
};

/** What any object of the folder may be. */
export const KUBERNETES = {
  oneOf: Object.entries(SPECS).map(([kind, [apiVersion, spec]]) =>
    object({
      apiVersion: { const: apiVersion },
      kind: { const: kind },
      metadata: METADATA,
      ...(spec === undefined ? {} : { spec }),
    }),
  ),
};
