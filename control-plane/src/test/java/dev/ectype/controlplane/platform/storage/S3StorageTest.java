package dev.ectype.controlplane.platform.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.controlplane.platform.error.ServiceException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Needs a server that speaks as S3 does: {@code ECTYPE_TEST_S3} is its address, with a bucket {@code ectype-test}, and the environment has
 * a login for it. {@code .ci/steps/storage} brings one.
 */
class S3StorageTest extends ObjectStorageContract {
    @TempDir
    private Path incoming;

    private S3Storage storage;

    @BeforeEach
    void reach() {
        String endpoint = System.getenv("ECTYPE_TEST_S3");
        if (endpoint == null) {
            System.err.println(
                    "left out: S3StorageTest, because ECTYPE_TEST_S3 names no server; .ci/steps/storage does");
        }
        Assumptions.assumeTrue(endpoint != null, "ECTYPE_TEST_S3 names no server");
        storage = at(endpoint, "s3://ectype-test/some/prefix/");
    }

    @AfterEach
    void close() {
        if (storage != null) {
            storage.close();
        }
    }

    @Override
    ObjectStorage storage() {
        return storage;
    }

    @Test
    void serverThatIsGoneIsToldSoon() {
        Instant began = Instant.now();
        try (S3Storage gone = at("http://127.0.0.1:1", "s3://ectype-test")) {
            assertThat(gone.isReachable()).isFalse();
            assertThatThrownBy(() -> gone.put(key("a"), stream("a"), 1))
                    .isInstanceOfSatisfying(
                            ServiceException.class,
                            told -> assertThat(told.code().code()).isEqualTo("SERVICE_UNAVAILABLE"));
        }
        assertThat(Duration.between(began, Instant.now())).isLessThan(Duration.ofSeconds(10));
        assertThat(incoming.resolve("incoming")).isEmptyDirectory();
    }

    @Test
    void bucketThatIsNotThereIsUnreachable() {
        try (S3Storage none = at(System.getenv("ECTYPE_TEST_S3"), "s3://no-such-bucket")) {
            assertThat(none.isReachable()).isFalse();
            assertThatThrownBy(() -> none.get(key("a"))).isInstanceOf(ServiceException.class);
        }
    }

    private S3Storage at(String endpoint, String place) {
        return new S3Storage(
                S3Address.parse(place, "us-east-1", URI.create(endpoint), true), incoming.resolve("incoming"));
    }
}
