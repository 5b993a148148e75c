"""Writes the proxy configurations of a page for .ci/steps/proxies, and tests a control plane behind one of the proxies."""

import http.client
import http.server
import json
import os
import re
import socket
import ssl
import sys
import threading
import time

WORK = os.environ["WORK"]
HOST = "ectype.example.com"
MEGABYTES = 100


def configure(page):
    text = open(page).read()
    for old, new in {
        "127.0.0.1:4020": "127.0.0.1:" + os.environ["PLANE_PORT"],
        "443 ssl": "127.0.0.1:" + os.environ["NGINX_PORT"] + " ssl",
        "/etc/ssl/": WORK + "/",
    }.items():
        text = text.replace(old, new)
    nginx, caddy = (re.search("```%s\n(.*?)```" % kind, text, re.S).group(1) for kind in ("nginx", "Caddyfile"))
    with open(WORK + "/nginx.conf", "w") as file:
        file.write("daemon off; pid %s/nginx.pid; events {} http { access_log off;\n%s}\n" % (WORK, nginx))
    local = "{\n  admin off\n  auto_https disable_redirects\n  local_certs\n  skip_install_trust\n  https_port %s\n"
    with open(WORK + "/Caddyfile", "w") as file:
        file.write(caddy.replace("{\n", local % os.environ["CADDY_PORT"], 1))


def connect(port):
    plain = socket.create_connection(("127.0.0.1", port), 60)
    return ssl._create_unverified_context().wrap_socket(plain, server_hostname=HOST)


class Proxy:
    def __init__(self, port, name):
        self.port, self.name = port, name
        out = open(WORK + "/out").read()
        self.key = re.search("^admin-key (.*)$", out, re.M).group(1)

    def send(self, method, path, body=None, **headers):
        connection = http.client.HTTPSConnection(HOST, timeout=60)
        connection.sock = connect(self.port)
        sent = {"x-service-key": self.key, "Content-Type": "application/json"}
        sent.update({name.replace("_", "-"): value for name, value in headers.items()})
        connection.request(method, path, body, sent)
        return connection.getresponse()

    def holds(self, what, outcome):
        print("%-8s %s: %s" % ("ok" if outcome else "FAILED", self.name, what), flush=True)
        if not outcome:
            sys.exit(1)

    def trickle(self):
        """Sends a request without a credential and with an incomplete body, and returns the start of the response."""
        connection = connect(self.port)
        head = "POST /v1/projects HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{"
        connection.sendall((head % HOST).encode())
        return connection.recv(12)


class Slow(http.server.BaseHTTPRequestHandler):
    """Answers a request after half a second."""

    def do_GET(self):
        time.sleep(0.5)
        self.send_response(200)
        self.send_header("Content-Length", "2")
        self.end_headers()
        self.wfile.write(b"{}")

    def log_message(self, *_):
        pass


def lines(count, body):
    line = (
        '{"seq":%d,"at":"2026-01-31T12:00:00Z","method":"GET","url":"http://a.example/a","requestHeaders":{},"requestBody":null,'
        '"status":200,"responseHeaders":{},"responseBody":"%s","durationMs":1}\n'
    )
    return "".join(line % (seq, body) for seq in range(1, count + 1)).encode()


def attempt(port, name):
    proxy = Proxy(port, name)
    created = proxy.send("POST", "/v1/projects", json.dumps({"name": name}), X_Forwarded_For="203.0.113.9")
    proxy.holds("a project is created", created.status == 201)
    event = json.load(proxy.send("GET", "/v1/events?kind=project.created&limit=1"))["items"][0]
    proxy.holds("the event has the real address of the client, not the one in its header", event["address"] == "127.0.0.1")
    recordings = "/v1/projects/%s/recordings" % name
    large = lines(MEGABYTES, "x" * 1_000_000)
    upload = proxy.send("POST", recordings, large, Content_Type="application/x-ndjson")
    proxy.holds("%d MB are uploaded" % MEGABYTES, upload.status == 201)
    proxy.holds("the upload is downloaded unchanged", proxy.send("GET", "%s/%s/file" % (recordings, json.load(upload)["id"])).read() == large)
    replay(proxy, recordings)
    for path in ("/v1//projects", "/v1/projects/a;b", "/v1/../v1/projects"):
        proxy.holds("%s is rejected" % path, proxy.send("GET", path).status == 400)
    if name == "nginx":
        proxy.holds("a trickled body without a credential is answered at once", proxy.trickle() == b"HTTP/1.1 401")


def replay(proxy, recordings):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Slow)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    small = proxy.send("POST", recordings, lines(4, "{}"), Content_Type="application/x-ndjson")
    target = json.dumps({"targetUrl": "http://127.0.0.1:%d" % server.server_port})
    path = "%s/%s/replay" % (recordings, json.load(small)["id"])
    reply = proxy.send("POST", path, target, Accept="application/x-ndjson")
    times = [time.monotonic() for _ in iter(reply.readline, b"")]
    # The four results arrive over 1.5 s; a proxy that buffers them would send them at the same time.
    proxy.holds("the proxy does not buffer the lines of a replay", len(times) == 5 and times[3] - times[0] > 1)


if sys.argv[1] == "configure":
    configure(sys.argv[2])
else:
    attempt(int(sys.argv[2]), sys.argv[3])
