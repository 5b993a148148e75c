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
import java.util.function.LongSupplier;

/**
 * An emulator of this process that a control plane knows of. It says again and again that it runs, beside what it serves, and at the end
 * that it ends. That it cannot say so is told once, until it can again: it goes on to serve either way.
 */
public final class RegisteredEmulator implements AutoCloseable {
    private static final long USUAL_PACE = 15;
    private static final Duration STOP = Duration.ofSeconds(6);

    private final ControlPlane plane;
    private final String path;
    private final LongSupplier position;
    private final Consumer<String> tell;
    private final ScheduledExecutorService beats = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "heartbeat");
        thread.setDaemon(true);
        return thread;
    });
    private boolean failing;

    private RegisteredEmulator(ControlPlane plane, String path, LongSupplier position, Consumer<String> tell) {
        this.plane = plane;
        this.path = path;
        this.position = position;
        this.tell = tell;
    }

    /**
     * Registers an emulator.
     *
     * @param description what the control plane is to know of it
     * @param position where its journal stands
     * @param tell takes lines for people
     */
    public static RegisteredEmulator register(
            ControlPlane plane, JsonObject description, LongSupplier position, Consumer<String> tell)
            throws IOException, ControlPlane.Refusal {
        JsonObject answer = plane.post("/v1/emulators", description);
        String id = ControlPlane.text(answer, "id");
        if (id == null) {
            throw new IOException("what answers there is no control plane of Ectype");
        }
        RegisteredEmulator emulator = new RegisteredEmulator(plane, "/v1/emulators/" + id, position, tell);
        long pace = ControlPlane.number(answer, "heartbeatSeconds", USUAL_PACE);
        emulator.beats.scheduleWithFixedDelay(emulator::beat, pace, pace, TimeUnit.SECONDS);
        return emulator;
    }

    private void beat() {
        try {
            plane.post(
                    path + "/heartbeat",
                    JsonObject.builder().put("position", position.getAsLong()).build());
            if (failing) {
                failing = false;
                tell.accept("The control plane at " + plane.address() + " hears of this emulator again.");
            }
        } catch (IOException | ControlPlane.Refusal | RuntimeException failed) {
            if (!failing) {
                failing = true;
                tell.accept("The control plane at " + plane.address() + " does not hear of this emulator: "
                        + reason(failed) + ". It goes on to serve, and to try.");
            }
        }
    }

    /** Why something failed, in words. */
    public static String reason(Exception failed) {
        if (failed instanceof ConnectException) {
            return "nothing answers there";
        } else if (failed instanceof HttpTimeoutException) {
            return "there is no answer in time";
        }
        String message = failed.getMessage();
        return message == null ? failed.getClass().getSimpleName() : message.replaceFirst("\\.$", "");
    }

    @Override
    public void close() {
        beats.shutdownNow();
        try {
            // A heartbeat that is on its way would be refused once this emulator is deregistered.
            beats.awaitTermination(STOP.toMillis(), TimeUnit.MILLISECONDS);
            plane.delete(path);
        } catch (IOException | ControlPlane.Refusal failed) {
            tell.accept("The control plane at " + plane.address() + " did not hear that this emulator ends: "
                    + reason(failed) + ".");
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
