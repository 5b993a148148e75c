package dev.ectype.cli.ask;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Member;
import dev.ectype.runtime.plan.RequestSample;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A body in its representation, with the type that says which. */
record SpelledBody(String contentType, byte[] bytes) {
    private static final String BOUNDARY = "ectype-boundary";

    static SpelledBody of(RequestSample sample) {
        String type = sample.media().mediaType();
        String bare = type.replaceFirst(";.*", "").strip().toLowerCase(Locale.ROOT);
        Document body = sample.body();
        if (bare.equals("application/x-www-form-urlencoded")) {
            return text(type, Forms.encoded(body));
        }
        if (bare.startsWith("multipart/")) {
            return text("multipart/form-data; boundary=" + BOUNDARY, multipart(body));
        }
        String sent = bare.contains("*") ? "application/json" : type;
        boolean json = sent.toLowerCase(Locale.ROOT).contains("json");
        return json ? new SpelledBody(sent, body.toBytes()) : text(sent, Spelling.text(body));
    }

    private static SpelledBody text(String type, String text) {
        return new SpelledBody(type, text.getBytes(StandardCharsets.UTF_8));
    }

    private static void part(String name, Document value, StringBuilder parts) {
        parts.append("--")
                .append(BOUNDARY)
                .append("\r\ncontent-disposition: form-data; name=\"")
                .append(name.replace("\"", "%22"))
                .append(value.isObject() ? "\"\r\ncontent-type: application/json\r\n\r\n" : "\"\r\n\r\n")
                .append(Spelling.text(value))
                .append("\r\n");
    }

    private static String multipart(Document body) {
        StringBuilder parts = new StringBuilder();
        if (body.isObject()) {
            for (Member member : body.members()) {
                // Each element of a list is a part of its own.
                if (member.value().isArray()) {
                    member.value().elements().forEach(each -> part(member.name(), each, parts));
                } else {
                    part(member.name(), member.value(), parts);
                }
            }
        }
        return parts.append("--").append(BOUNDARY).append("--\r\n").toString();
    }
}
