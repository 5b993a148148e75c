package dev.ectype.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.json.patch.MergePatch;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DifferentialTest {
    private static final int ROUNDS = Integer.getInteger("json.rounds", 15_000);

    private final Json.Tape tape = new Json.Tape();
    private int accepted;

    @Test
    void agreesWithAnotherReaderOnWellFormedTexts() {
        GeneratedJson generated = new GeneratedJson(1);
        for (int round = 0; round < ROUNDS; round++) {
            compare(generated.wellFormed());
        }
        assertThat(accepted).isEqualTo(ROUNDS);
    }

    @Test
    void agreesWithAnotherReaderOnBrokenTexts() {
        GeneratedJson generated = new GeneratedJson(2);
        for (int round = 0; round < ROUNDS * 3; round++) {
            compare(generated.broken());
        }
        assertThat(accepted).isBetween(ROUNDS / 20, ROUNDS * 2);
    }

    @Test
    void everyRewriteOfAGeneratedDocumentEqualsIt() {
        GeneratedJson generated = new GeneratedJson(3);
        for (int round = 0; round < ROUNDS / 3; round++) {
            Document document = Json.parse(generated.wellFormed());
            Document compact = new JsonWriter().value(document).toDocument();
            Document canonical = Json.parse(CanonicalJson.toBytes(document));
            assertThat(compact).isEqualTo(document).hasSameHashCodeAs(document);
            assertThat(compact.isTight()).isTrue();
            assertThat(canonical).isEqualTo(document).hasSameHashCodeAs(document);
            assertThat(CanonicalJson.toBytes(canonical)).isEqualTo(canonical.toBytes());
            assertThat(document.detach()).isEqualTo(document);
            assertThat(MergePatch.apply(document, Document.EMPTY_OBJECT))
                    .isEqualTo(document.isObject() ? document : Document.EMPTY_OBJECT);
        }
    }

    private void compare(byte[] bytes) {
        @Nullable Object expected = judged(bytes);
        @Nullable Object found = read(bytes);
        if (!Objects.equals(expected, found)) {
            assertThat(found).as(new String(bytes, StandardCharsets.UTF_8)).isEqualTo(expected);
        }
        accepted += found == null ? 0 : 1;
    }

    private static @Nullable Object judged(byte[] bytes) {
        try {
            return JacksonTree.read(bytes);
        } catch (IOException refused) {
            return null;
        }
    }

    private @Nullable Object read(byte[] bytes) {
        try {
            return JacksonTree.of(tape.parse(bytes, 0, bytes.length));
        } catch (MalformedJson refused) {
            assertThat(refused.offset()).isBetween(0, bytes.length);
            return null;
        }
    }
}
