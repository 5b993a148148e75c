package dev.ectype.controlplane.platform.web;

import dev.ectype.controlplane.platform.error.InvalidRequest;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.core.ResolvableType;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.converter.json.JacksonJsonHttpMessageConverter;
import tools.jackson.databind.json.JsonMapper;

/** Reads JSON in UTF-8 only, as RFC 8259 requires. The parser would otherwise detect UTF-16 and UTF-32 by the first bytes. */
final class Utf8JsonConverter extends JacksonJsonHttpMessageConverter {
    private static final int LOOKED_AT = 4;

    Utf8JsonConverter(JsonMapper json) {
        super(json);
    }

    @Override
    public Object read(ResolvableType type, HttpInputMessage message, @Nullable Map<String, Object> hints)
            throws IOException {
        return super.read(type, new Utf8Message(message), hints);
    }

    private record Utf8Message(HttpInputMessage message) implements HttpInputMessage {
        @Override
        public HttpHeaders getHeaders() {
            return message.getHeaders();
        }

        @Override
        public InputStream getBody() throws IOException {
            PushbackInputStream body = new PushbackInputStream(message.getBody(), LOOKED_AT);
            byte[] first = body.readNBytes(LOOKED_AT);
            for (byte each : first) {
                // JSON begins with an ASCII character, which has a zero byte in the other encodings, or with their byte
                // order mark.
                if (each == 0 || each == (byte) 0xfe || each == (byte) 0xff) {
                    throw new InvalidRequest("The body is not in UTF-8; send JSON in UTF-8.");
                }
            }
            body.unread(first);
            return body;
        }
    }
}
