package dev.ectype.controlplane.fault;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.RawClient;
import dev.ectype.controlplane.RawClient.Response;
import dev.ectype.controlplane.platform.Plan;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Clients that announce a body and send next to nothing of it, more of them than the service has threads. */
class TrickledBodiesTest {
    private static final int MORE_THAN_THREADS = 300;

    private final ControlPlane plane = ControlPlane.shared();
    private final RawClient raw = new RawClient(plane.address());
    private final Client bystander = plane.organization(Plan.ENTERPRISE);
    private final List<Socket> sockets = new ArrayList<>();

    @AfterEach
    void close() throws IOException {
        for (Socket socket : sockets) {
            socket.close();
        }
    }

    @Test
    void clientsWithoutACredentialAreAnsweredAndClosedBeforeTheirBodyArrives() throws IOException {
        for (int at = 0; at < MORE_THAN_THREADS; at++) {
            begin("Content-Length: 100000", "{");
            begin("Transfer-Encoding: chunked", "1\r\n{\r\n");
        }
        bystander.get("/v1/me").is(200);
        plane.nobody().get("/v1/health/live").is(200);
        for (Socket socket : sockets) {
            trickle(socket);
            // Ends when the server closes the connection, while this client still could send.
            Response response = Response.read(socket);
            assertThat(response.status()).isEqualTo(401);
            assertThat(response.body()).contains("SERVICE_UNAUTHENTICATED");
        }
    }

    @Test
    void anOrganizationHoldsAFewThreadsOnly() throws IOException {
        String key = "x-service-key: " + plane.organization(Plan.ENTERPRISE).secret();
        for (int at = 0; at < MORE_THAN_THREADS; at++) {
            begin(key + "\r\nContent-Length: 100000", "{");
        }
        bystander.post("/v1/projects", "{\"name\":\"Bystander\"}").is(201);
        plane.nobody().get("/v1/health/live").is(200);
        Socket last = sockets.get(sockets.size() - 1);
        Response refused = Response.read(last);
        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.headers()).containsEntry("retry-after", "1");
    }

    @Test
    void aRefusedBodyThatArrivedWholeLeavesTheConnectionOpen() throws IOException {
        Socket socket = raw.connect();
        sockets.add(socket);
        String request =
                "POST /v1/projects HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}";
        for (int at = 0; at < 3; at++) {
            socket.getOutputStream().write(request.getBytes(US_ASCII));
            byte[] head = socket.getInputStream().readNBytes(12);
            assertThat(new String(head, US_ASCII)).isEqualTo("HTTP/1.1 401");
            socket.getInputStream().skipNBytes(Math.max(socket.getInputStream().available(), 1));
        }
    }

    private void begin(String headers, String body) throws IOException {
        Socket socket = raw.connect();
        sockets.add(socket);
        String head =
                "POST /v1/projects HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n" + headers + "\r\n\r\n";
        socket.getOutputStream().write((head + body).getBytes(US_ASCII));
    }

    private static void trickle(Socket socket) throws IOException {
        try {
            socket.getOutputStream().write(' ');
        } catch (SocketException closed) {
            // As it should be; what the server said before is read next.
        }
    }
}
