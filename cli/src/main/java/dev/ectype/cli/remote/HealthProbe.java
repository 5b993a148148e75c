package dev.ectype.cli.remote;

import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.json.MalformedJson;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.Proxy;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.HttpsURLConnection;

/**
 * Checks the health of emulators with {@link HttpURLConnection}. The newer HTTP client would take a third of this process, which may start
 * every few seconds.
 */
public final class HealthProbe {
    private static final String ROUTE = "/__service/health";
    private static final int LONGEST_REPLY = 1 << 20;

    private final Duration timeout;

    /** Creates a probe with a limit for the whole response time. */
    public HealthProbe(Duration patience) {
        this.timeout = patience;
    }

    /** Checks the emulator at an address, which may end with the prefix of an API. */
    public HealthResult check(URI address) {
        CompletableFuture<HealthResult> answer =
                CompletableFuture.supplyAsync(() -> fetch(address), HealthProbe::startThread);
        try {
            return answer.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            return HealthResult.unhealthy(address, "no response within " + timeout.toSeconds() + " s");
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return HealthResult.unhealthy(address, "interrupted");
        } catch (ExecutionException ours) {
            throw new IllegalStateException(ours.getCause());
        }
    }

    /** Starts a thread of its own, because the task waits for the network. */
    private static void startThread(Runnable task) {
        Thread thread = new Thread(task, "ectype-health");
        thread.setDaemon(true);
        thread.start();
    }

    private HealthResult fetch(URI address) {
        try {
            HttpURLConnection connection = open(URI.create(address + ROUTE));
            try {
                int status = connection.getResponseCode();
                return status == 200
                        ? evaluate(address, connection.getInputStream())
                        : HealthResult.unhealthy(
                                address, "the status of " + ROUTE + " is " + status + ", expected 200");
            } finally {
                connection.disconnect();
            }
        } catch (IOException unreachable) {
            String reason = unreachable.getMessage();
            return HealthResult.unhealthy(
                    address, reason == null ? unreachable.getClass().getSimpleName() : reason);
        }
    }

    private HttpURLConnection open(URI address) throws IOException {
        HttpURLConnection connection = (HttpURLConnection) address.toURL().openConnection(Proxy.NO_PROXY);
        // The caller has given up by then. This timeout only ends the connection.
        connection.setConnectTimeout((int) timeout.multipliedBy(2).toMillis());
        connection.setReadTimeout((int) timeout.multipliedBy(2).toMillis());
        connection.setInstanceFollowRedirects(false);
        if (connection instanceof HttpsURLConnection secured) {
            TrustAllCertificates.accept(secured);
        }
        return connection;
    }

    private static HealthResult evaluate(URI address, InputStream reply) throws IOException {
        try {
            JsonValue read = JsonReader.read(reply.readNBytes(LONGEST_REPLY));
            if (read instanceof JsonObject object && new JsonText("up").equals(object.member("status"))) {
                return HealthResult.healthy(address, object);
            }
        } catch (MalformedJson noJson) {
            // The response does not come from an emulator.
        }
        return HealthResult.unhealthy(address, "the server at this address is not an Ectype emulator");
    }
}
