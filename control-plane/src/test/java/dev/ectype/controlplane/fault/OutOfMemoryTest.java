package dev.ectype.controlplane.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.PlaneProcess;
import dev.ectype.controlplane.StartsProcesses;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A control plane with the option of the start script that ends it, and with too little memory for a body that its settings allow. */
@StartsProcesses
class OutOfMemoryTest {
    private static final int EXIT_CODE_OF_THE_JVM = 3;

    /** Larger than the heap; it is kept in memory because of its Idempotency-Key. */
    private static final String BODY = "{\"name\":\"" + "a".repeat(100 << 20) + "\"}";

    @TempDir
    private Path folder;

    @Test
    void processEndsAndTheNextOneServesWhatWasStored() {
        String key;
        try (PlaneProcess plane = start("-Xmx64m -XX:+ExitOnOutOfMemoryError")) {
            key = plane.adminKey();
            Client client = plane.client(key);
            client.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
            assertThatThrownBy(() -> client.with("Idempotency-Key", "large").post("/v1/projects", BODY))
                    .isInstanceOf(UncheckedIOException.class);
            assertThat(plane.exitCode()).isEqualTo(EXIT_CODE_OF_THE_JVM);
        }
        try (PlaneProcess plane = start("-Xmx128m")) {
            plane.client(key).get("/v1/projects/shop").is(200);
        }
    }

    private PlaneProcess start(String memory) {
        return PlaneProcess.start(
                folder.resolve("data"), Map.of("JDK_JAVA_OPTIONS", memory, "ECTYPE_MAXBODY", "200000000"));
    }
}
