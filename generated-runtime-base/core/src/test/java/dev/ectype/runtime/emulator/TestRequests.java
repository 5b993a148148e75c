package dev.ectype.runtime.emulator;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.Request;
import java.util.Map;
import java.util.TreeMap;

/** Creates requests for tests of the sub-packages. */
public final class TestRequests {
    private TestRequests() {}

    public static Request of(String method, String target, String contentType, String body) {
        Map<String, String> fields = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        fields.put("content-type", contentType);
        return new PlainRequest(method, target, fields, ByteSlice.utf8(body));
    }

    /** Creates a request without a body but with one more header field. */
    public static Request with(String method, String target, String field, String value) {
        Map<String, String> fields = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        fields.put(field, value);
        return new PlainRequest(method, target, fields, ByteSlice.EMPTY);
    }
}
