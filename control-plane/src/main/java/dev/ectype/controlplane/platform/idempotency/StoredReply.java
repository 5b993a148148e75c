package dev.ectype.controlplane.platform.idempotency;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** Holds the reply of a request, or the name of the record that answers a long request. */
record StoredReply(int status, Map<String, String> headers, byte[] body) {
    static final String REPLAYED = "Idempotent-Replayed";
    private static final int PROMISED = 0;

    static StoredReply promise(String record) {
        return new StoredReply(PROMISED, new LinkedHashMap<>(), record.getBytes(StandardCharsets.UTF_8));
    }

    boolean isPromise() {
        return status == PROMISED;
    }

    String record() {
        return new String(body, StandardCharsets.UTF_8);
    }

    void writeTo(HttpServletResponse response) throws IOException {
        response.setStatus(status);
        headers.forEach(response::setHeader);
        response.setHeader(REPLAYED, "true");
        response.getOutputStream().write(body);
    }
}
