package dev.ectype.cli.remote;

import dev.ectype.compiler.json.JsonObject;
import java.io.IOException;
import java.net.ConnectException;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Registers an emulator of this process with a control plane, sends heartbeats, and deregisters it at the end. Failed heartbeats do not
 * affect the emulator; each outage is reported once.
 */
public final class EmulatorRegistration implements AutoCloseable {
    private static final long DEFAULT_INTERVAL = 15;
    private static final Duration STOP_TIMEOUT = Duration.ofSeconds(6);

    private final RegistrationClient controlPlane;
    private final String path;
    private final Supplier<JsonObject> heartbeat;
    private final Consumer<String> messages;
    private final ScheduledExecutorService heartbeats = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "heartbeat");
        thread.setDaemon(true);
        return thread;
    });
    private boolean failing;

    private EmulatorRegistration(
            RegistrationClient controlPlane, String path, Supplier<JsonObject> heartbeat, Consumer<String> messages) {
        this.controlPlane = controlPlane;
        this.path = path;
        this.heartbeat = heartbeat;
        this.messages = messages;
    }

    /**
     * Registers an emulator.
     *
     * @param description the metadata for the control plane
     * @param heartbeat the supplier of the body of heartbeats
     * @param messages the consumer of messages to the user
     */
    public static EmulatorRegistration register(
            RegistrationClient controlPlane,
            JsonObject description,
            Supplier<JsonObject> heartbeat,
            Consumer<String> messages)
            throws IOException, RegistrationClient.Refusal {
        JsonObject answer = controlPlane.post("/v1/emulators", description);
        String id = RegistrationClient.text(answer, "id");
        if (id == null) {
            throw new IOException("the server at this address is not an Ectype control plane");
        }
        EmulatorRegistration emulator =
                new EmulatorRegistration(controlPlane, "/v1/emulators/" + id, heartbeat, messages);
        long pace = RegistrationClient.number(answer, "heartbeatSeconds", DEFAULT_INTERVAL);
        emulator.heartbeats.scheduleWithFixedDelay(emulator::sendHeartbeat, pace, pace, TimeUnit.SECONDS);
        return emulator;
    }

    private void sendHeartbeat() {
        try {
            controlPlane.post(path + "/heartbeat", heartbeat.get());
            if (failing) {
                failing = false;
                messages.accept("The control plane at " + controlPlane.address()
                        + " receives heartbeats of this emulator again.");
            }
        } catch (IOException | RegistrationClient.Refusal | RuntimeException failed) {
            if (!failing) {
                failing = true;
                messages.accept("The control plane at " + controlPlane.address()
                        + " does not receive heartbeats of this emulator: " + reason(failed)
                        + ". The emulator continues to serve and retries.");
            }
        }
    }

    /** Describes the reason of a failure. */
    public static String reason(Exception failed) {
        if (failed instanceof ConnectException) {
            return "no server responds there";
        } else if (failed instanceof HttpTimeoutException) {
            return "the request timed out";
        }
        String message = failed.getMessage();
        return message == null ? failed.getClass().getSimpleName() : message.replaceFirst("\\.$", "");
    }

    @Override
    public void close() {
        heartbeats.shutdownNow();
        try {
            // The control plane would reject a heartbeat that arrives after the deregistration.
            heartbeats.awaitTermination(STOP_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
            controlPlane.delete(path);
        } catch (IOException | RegistrationClient.Refusal failed) {
            messages.accept("The control plane at " + controlPlane.address()
                    + " was not notified of the end of this emulator: " + reason(failed) + ".");
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
