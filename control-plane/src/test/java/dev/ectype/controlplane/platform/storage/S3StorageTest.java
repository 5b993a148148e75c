package dev.ectype.controlplane.platform.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.controlplane.S3Server;
import dev.ectype.controlplane.StartsProcesses;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The storage on an S3 server that runs; skipped where its libraries are missing ({@link S3Server}). */
@StartsProcesses
class S3StorageTest extends ObjectStorageContract {
    private static S3Server server;

    @TempDir
    private Path incoming;

    private S3Storage storage;

    @BeforeAll
    static void startServer() {
        server = S3Server.start();
        server.logIn();
    }

    @AfterAll
    static void stopServer() {
        if (server != null) {
            server.close();
        }
    }

    @BeforeEach
    void reach() {
        storage = at(server.address(), "s3://ectype-test/some/prefix/");
    }

    @AfterEach
    void close() {
        storage.close();
    }

    @Override
    ObjectStorage storage() {
        return storage;
    }

    @Test
    void reportsAnUnreachableServerQuickly() {
        Instant began = Instant.now();
        try (S3Storage gone = at(URI.create("http://127.0.0.1:1"), "s3://ectype-test")) {
            assertThat(gone.isReachable()).isFalse();
            assertThatThrownBy(() -> gone.put(key("a"), stream("a"), 1))
                    .isInstanceOfSatisfying(
                            ServiceException.class,
                            error -> assertThat(error.code().code()).isEqualTo("SERVICE_UNAVAILABLE"));
        }
        assertThat(Duration.between(began, Instant.now())).isLessThan(Duration.ofSeconds(10));
        assertThat(incoming.resolve("incoming")).isEmptyDirectory();
    }

    @Test
    void bucketThatIsNotThereIsUnreachable() {
        try (S3Storage none = at(server.address(), "s3://no-such-bucket")) {
            assertThat(none.isReachable()).isFalse();
            assertThatThrownBy(() -> none.get(key("a"))).isInstanceOf(ServiceException.class);
        }
    }

    private S3Storage at(URI endpoint, String place) {
        return new S3Storage(S3Address.parse(place, "us-east-1", endpoint, true), incoming.resolve("incoming"));
    }
}
