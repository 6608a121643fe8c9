using Workerd = import "/workerd/workerd.capnp";

# The site is at the port behind the worker's; its files are copied beside this one.
const config :Workerd.Config = (
  services = [
    (name = "edge", worker = (
      compatibilityDate = "2026-01-01",
      globalOutbound = "site",
      modules = [
        (name = "worker.js", esModule = embed "worker.js"),
        (name = "atria-widgets/middleware", esModule = embed "middleware.js"),
        (name = "atria-widgets/server", esModule = embed "server.js"),
        (name = "atria-widgets/server.js", esModule = embed "server.js"),
      ],
    )),
    (name = "site", external = (address = "SITE", http = ())),
  ],
  sockets = [(name = "http", address = "EDGE", http = (), service = "edge")],
);
