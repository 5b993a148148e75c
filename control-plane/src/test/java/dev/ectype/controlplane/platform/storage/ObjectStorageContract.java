package dev.ectype.controlplane.platform.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.id.Uuid7;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Tests the contract of all storages. */
abstract class ObjectStorageContract {
    private static final int LARGE = 9_000_001;

    private final Uuid7 ids = new Uuid7(Clock.systemUTC());
    private final UUID organization = ids.next();

    abstract ObjectStorage storage();

    @Test
    void keepsWhatAStreamHeldWhetherItsLengthIsKnownOrNot() throws IOException {
        ObjectKey key = key("projects/shop/recordings/rec_1.jsonl");
        assertThat(storage().get(key)).isEmpty();
        assertThat(storage().exists(key)).isFalse();
        assertThat(storage().put(key, stream("Grüße"), ObjectStorage.UNKNOWN)).isEqualTo(7);
        assertThat(text(key)).isEqualTo("Grüße");
        assertThat(storage().put(key, stream("other"), 5)).isEqualTo(5);
        assertThat(text(key)).isEqualTo("other");
        assertThat(storage().exists(key)).isTrue();
        storage().put(key, stream(""), 0);
        assertThat(text(key)).isEmpty();
    }

    @Test
    void keepsWhatIsLargerThanAnyBuffer() throws IOException {
        byte[] large = new byte[LARGE];
        new Random(4).nextBytes(large);
        ObjectKey key = key("snapshots/large");
        assertThat(storage().put(key, new ByteArrayInputStream(large), ObjectStorage.UNKNOWN))
                .isEqualTo(LARGE);
        try (StoredContent content = storage().get(key).orElseThrow()) {
            assertThat(content.size()).isEqualTo(LARGE);
            assertThat(content.stream().readAllBytes()).isEqualTo(large);
        }
    }

    @Test
    void givesAContentFromOneOfItsBytesOn() throws IOException {
        ObjectKey key = key("b");
        storage().put(key, stream("0123456789"), 10);
        try (StoredContent content = storage().get(key, 4).orElseThrow()) {
            assertThat(content.size()).isEqualTo(10);
            assertThat(content.stream().readAllBytes()).isEqualTo("456789".getBytes(StandardCharsets.UTF_8));
        }
        assertThat(storage().get(key("never"), 4)).isEmpty();
    }

    @Test
    void deletesAllContentsOfOneOrganization() throws IOException {
        ObjectKey other = new ObjectKey(ids.next(), "a");
        storage().put(other, stream("a"), 1);
        storage().put(key("a"), stream("a"), 1);
        storage().put(key("projects/shop/recordings/b"), stream("b"), 1);
        storage().deleteAll(organization);
        storage().deleteAll(organization);
        assertThat(names("", null, 10)).isEmpty();
        assertThat(storage().exists(other)).isTrue();
    }

    @Test
    void letsGoOfAContentAndDoesNotMindWhereThereIsNone() throws IOException {
        ObjectKey key = key("a");
        storage().put(key, stream("a"), 1);
        storage().delete(key);
        storage().delete(key);
        assertThat(storage().exists(key)).isFalse();
        assertThat(storage().get(key)).isEmpty();
        assertThat(names("", null, 10)).isEmpty();
    }

    @Test
    void listsNamesByTheirBeginningInOrderAndByPages() throws IOException {
        for (String path : List.of("b/2", "b/10", "b/1", "a", "bb", "c/d/e")) {
            storage().put(key(path), stream(path), path.length());
        }
        assertThat(names("", null, 10)).containsExactly("a", "b/1", "b/10", "b/2", "bb", "c/d/e");
        assertThat(names("b/", null, 10)).containsExactly("b/1", "b/10", "b/2");
        assertThat(names("b/1", null, 10)).containsExactly("b/1", "b/10");
        assertThat(names("", null, 2)).containsExactly("a", "b/1");
        assertThat(names("", key("b/2"), 2)).containsExactly("bb", "c/d/e");
        assertThat(names("none/", null, 10)).isEmpty();
        assertThat(storage().list(organization, "c", null, 1)).containsExactly(new StoredName(key("c/d/e"), 5));
    }

    @Test
    void organizationsDoNotSeeEachOther() throws IOException {
        UUID other = ids.next();
        storage().put(key("same"), stream("mine"), 4);
        storage().put(new ObjectKey(other, "same"), stream("foreign"), 7);
        assertThat(text(key("same"))).isEqualTo("mine");
        storage().delete(new ObjectKey(other, "same"));
        assertThat(text(key("same"))).isEqualTo("mine");
        assertThat(names("", null, 10)).containsExactly("same");
        assertThat(storage().list(other, "", null, 10)).isEmpty();
        assertThat(storage().list(organization, "../", null, 10)).isEmpty();
    }

    @Test
    void organizationsWithContentsAreListed() throws IOException {
        List<UUID> made = List.of(organization, ids.next(), ids.next());
        for (UUID each : made) {
            storage().put(new ObjectKey(each, "b/c"), stream("b"), 1);
            storage().put(new ObjectKey(each, "a"), stream("a"), 1);
        }
        assertThat(storage().organizations()).containsAll(made).doesNotHaveDuplicates();
    }

    @Test
    void whatBreaksOffWasNeverThere() throws IOException {
        ObjectKey key = key("broken");
        storage().put(key, stream("before"), 6);
        InputStream broken = new InputStream() {
            private int left = 100_000;

            @Override
            public int read() throws IOException {
                if (left-- <= 0) {
                    throw new IOException("the client is gone");
                }
                return 'x';
            }
        };
        assertThatThrownBy(() -> storage().put(key, broken, ObjectStorage.UNKNOWN))
                .hasMessage("the client is gone");
        assertThatThrownBy(() -> storage().put(key, stream("short"), 6))
                .isInstanceOfSatisfying(
                        ServiceException.class,
                        error -> assertThat(error.code().code()).isEqualTo("SERVICE_INVALID_REQUEST"));
        assertThat(text(key)).isEqualTo("before");
    }

    @Test
    void refusesNamesThatCouldLeadElsewhere() {
        for (String path : List.of(
                "",
                "/a",
                "a/",
                "a//b",
                "..",
                "a/../b",
                ".",
                ".hidden",
                "a\\b",
                "a b",
                "ä",
                "a\u0000",
                "x".repeat(801))) {
            assertThatThrownBy(() -> key(path)).as(path).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void keepsAnIdentifierBesideTheContents() {
        assertThat(storage().identifier()).isEmpty();
        storage().identify("one");
        assertThat(storage().identifier()).hasValue("one");
        storage().identify("other");
        assertThat(storage().identifier()).hasValue("other");
    }

    @Test
    void isReachable() {
        assertThat(storage().isReachable()).isTrue();
    }

    final ObjectKey key(String path) {
        return new ObjectKey(organization, path);
    }

    static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private String text(ObjectKey key) throws IOException {
        try (StoredContent content = storage().get(key).orElseThrow()) {
            return new String(content.stream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private List<String> names(String prefix, ObjectKey after, int limit) {
        return storage().list(organization, prefix, after, limit).stream()
                .map(name -> name.key().path())
                .toList();
    }
}
