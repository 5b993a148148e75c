package dev.ectype.launcher.judge.client;

import dev.ectype.runtime.emulator.sample.SampleRequest;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.json.patch.ObjectEdit;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Reads the body of a request that was written: JSON, or a form whose fields are texts. */
final class SentBody {
    private SentBody() {}

    /** Returns the body, or JSON null for other media types. */
    static Document of(SampleRequest request) {
        byte[] body = request.body();
        String type = "";
        for (SampleRequest.Header header : request.headers()) {
            type = header.name().equalsIgnoreCase("content-type")
                    ? header.value().toLowerCase(Locale.ROOT)
                    : type;
        }
        if (body == null || body.length == 0) {
            return Document.NULL;
        }
        if (type.startsWith("application/x-www-form-urlencoded")) {
            return form(new String(body, StandardCharsets.UTF_8));
        }
        try {
            return type.contains("json") ? Json.parse(body) : Document.NULL;
        } catch (MalformedJson other) {
            return Document.NULL;
        }
    }

    /** Returns the fields of a form without those of nested objects and arrays. */
    private static Document form(String body) {
        ObjectEdit fields = ObjectEdit.of(Document.EMPTY_OBJECT);
        for (String field : body.split("&")) {
            int equals = field.indexOf('=');
            String name = equals < 0 ? "" : decoded(field.substring(0, equals));
            if (!name.isEmpty() && !name.contains("[")) {
                fields.set(name, Document.of(decoded(field.substring(equals + 1))));
            }
        }
        return fields.toDocument();
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }
}
