package dev.ectype.controlplane;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Described.Operation;
import dev.ectype.controlplane.RandomRequests.Request;
import dev.ectype.controlplane.RawClient.Response;
import dev.ectype.controlplane.platform.Plan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Sends random requests, made from the description, to every route. None may fail on the side of the server. */
class RandomRequestsTest {
    private static final int REQUESTS = Integer.getInteger("requests", 5_000);
    private static final long SEED = Long.getLong("requests.seed", 20_261_124L);
    /** Instances that random requests deleted or changed are replaced after so many requests. */
    private static final int RENEWED = 1_000;

    private final ControlPlane plane = ControlPlane.shared();
    private final RawClient raw = new RawClient(plane.address());
    private final Described described = Described.by(plane);
    private final Instances instances = new Instances(described);

    @Test
    void noRequestFailsOnTheSideOfTheServer() {
        List<String> failures = new ArrayList<>();
        Map<Integer, Integer> statuses = new TreeMap<>();
        for (int from = 0; from < REQUESTS; from += RENEWED) {
            RandomRequests requests = requests(SEED + from);
            for (int at = from; at < Math.min(from + RENEWED, REQUESTS); at++) {
                Request request = requests.next();
                Response response = raw.send(request.method(), request.target(), request.headers(), request.body());
                statuses.merge(response.status(), 1, Integer::sum);
                fault(request, response).ifPresent(fault -> failures.add(fault + " to " + request));
            }
        }
        System.out.println("statuses of random requests: " + statuses);
        assertThat(failures).isEmpty();
        // A test that was refused everywhere would find nothing.
        assertThat(statuses).containsKeys(200, 201, 204, 400, 401, 403, 404, 405, 409);
    }

    /** Returns the violation of a response, if any. */
    private static Optional<String> fault(Request request, Response response) {
        if (response.status() == 0 || response.status() >= 500) {
            return Optional.of(response.status() + " " + response.body());
        }
        boolean problem = response.headers().getOrDefault("content-type", "").equals("application/problem+json");
        if (response.status() >= 400 && !problem) {
            // The connection of a body that is not framed as announced is beyond repair: Tomcat answers 400 without a
            // body.
            return breaksFraming(request) && response.status() == 400
                    ? Optional.empty()
                    : Optional.of("no problem but " + response);
        }
        // A replayed reply is the stored one, with the identifier of the request that it answered first.
        boolean replayed = response.headers().containsKey("idempotent-replayed");
        String id = response.headers().get("x-request-id");
        return problem
                        && !replayed
                        && !request.method().equals("HEAD")
                        && !response.body().contains("\"requestId\":\"" + id + "\"")
                ? Optional.of("a problem without its request identifier, " + response)
                : Optional.empty();
    }

    private static boolean breaksFraming(Request request) {
        return request.headers().stream()
                .anyMatch(header -> header.startsWith("Content-Length:") || header.startsWith("Transfer-Encoding:"));
    }

    private RandomRequests requests(long seed) {
        Client admin = plane.organization(Plan.ENTERPRISE);
        Client reader = admin.key("read");
        Client free = plane.organization(Plan.FREE);
        List<String> keys = new ArrayList<>(
                List.of("X-None: a", "x-service-key: " + reader.secret(), "x-service-key: " + free.secret()));
        for (int at = 0; at < 6; at++) {
            keys.add("x-service-key: " + admin.secret());
        }
        Map<String, List<String>> values = new HashMap<>();
        return new RandomRequests(
                seed,
                described.operations(),
                new RandomRequests.Targets() {
                    @Override
                    public List<String> values(Operation operation) {
                        return values.computeIfAbsent(operation.name(), name -> instances.values(operation, admin));
                    }

                    @Override
                    public String body(Operation operation) {
                        return instances.body(operation, admin);
                    }
                },
                keys);
    }
}
