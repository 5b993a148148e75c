package dev.ectype.cli.proxy.message;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.recording.RecordedHeader;
import io.netty.handler.codec.http.DefaultHttpHeaders;
import io.netty.handler.codec.http.HttpHeaders;
import org.junit.jupiter.api.Test;

final class HeaderCaptureTest {
    private final HeaderCapture capture = new HeaderCapture();

    private static HttpHeaders fields(String... namesAndValues) {
        HttpHeaders fields = new DefaultHttpHeaders();
        for (int at = 0; at < namesAndValues.length; at += 2) {
            fields.add(namesAndValues[at], namesAndValues[at + 1]);
        }
        return fields;
    }

    @Test
    void latestValueOfNameIsCaptured() {
        for (String value : new String[] {"a", "b", "b", "a"}) {
            assertThat(capture.capture(fields("Accept", value))).containsExactly(new RecordedHeader("accept", value));
        }
    }

    @Test
    void repeatedFieldsKeepTheirOrder() {
        assertThat(capture.capture(fields("Set-Cookie", "a=1", "ETag", "x", "set-cookie", "b=2")))
                .containsExactly(
                        new RecordedHeader("set-cookie", "a=1"),
                        new RecordedHeader("etag", "x"),
                        new RecordedHeader("set-cookie", "b=2"));
    }

    @Test
    void hopByHopFieldsAreLeftOut() {
        assertThat(capture.capture(fields("Connection", "close", "Transfer-Encoding", "chunked")))
                .isEmpty();
    }

    @Test
    void fieldsBeyondTheLimitsAreCapturedToo() {
        String longText = "v".repeat(10_000);
        for (int number = 0; number < 1_000; number++) {
            assertThat(capture.capture(fields("n" + number, longText + number, "m" + number, "short")))
                    .containsExactly(
                            new RecordedHeader("n" + number, longText + number),
                            new RecordedHeader("m" + number, "short"));
        }
    }
}
