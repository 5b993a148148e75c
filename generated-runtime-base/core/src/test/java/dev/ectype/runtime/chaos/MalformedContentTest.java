package dev.ectype.runtime.chaos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.http.MalformedContent;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MalformedContentTest {
    private static byte[] spoiled(ReplyBuffer reply, double fraction) {
        MalformedContent.applyTo(reply, fraction);
        return Arrays.copyOfRange(reply.bodyArray(), reply.bodyFrom(), reply.bodyTo());
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"a\":[1,2,{\"b\":\"c\"}]}", "12345", "\"text\"", "[]", "null", "", " true "})
    void isNoJsonWhereverItIsCut(String json) {
        for (int step = 0; step < 50; step++) {
            byte[] spoiled = spoiled(new ReplyBuffer().append(json), step / 50.0);
            assertThatThrownBy(() -> Json.parse(spoiled)).isInstanceOf(MalformedJson.class);
        }
    }

    @Test
    void replyThatMayHaveNoContentHasNone() {
        assertThat(spoiled(new ReplyBuffer().status(204), 0.5)).isEmpty();
    }
}
