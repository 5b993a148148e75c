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
 * Asks emulators whether they are healthy, over the connections of the platform: those of its newer client would be a
 * third of a process that does nothing else, and such a process may be started every few seconds.
 */
public final class HealthProbe {
    private static final String ROUTE = "/__service/health";
    private static final int LONGEST_REPLY = 1 << 20;

    private final Duration timeout;

    /** Takes the time that an answer may take as a whole. */
    public HealthProbe(Duration patience) {
        this.timeout = patience;
    }

    /** Asks the emulator at an address, which may end with the prefix of an API. */
    public HealthResult check(URI address) {
        CompletableFuture<HealthResult> answer = CompletableFuture.supplyAsync(() -> fetch(address));
        try {
            return answer.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            return HealthResult.unhealthy(address, "there was no answer within " + timeout.toSeconds() + " s");
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return HealthResult.unhealthy(address, "interrupted");
        } catch (ExecutionException ours) {
            throw new IllegalStateException(ours.getCause());
        }
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
        // Whoever asks has given up by then: this only lets the connection end.
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
            // It is no answer of an emulator, whatever else it is.
        }
        return HealthResult.unhealthy(address, "what answers there is no emulator of Ectype");
    }
}
