package dev.ectype.runtime.emulator.sample;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.emulator.xml.XmlWriter;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.plan.RequestSample;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Holds an encoded body and its content type. */
record EncodedBody(String contentType, byte[] bytes) {
    private static final String BOUNDARY = "ectype-boundary";

    static EncodedBody of(RequestSample sample) {
        String type = sample.media().mediaType();
        String bare = type.replaceFirst(";.*", "").strip().toLowerCase(Locale.ROOT);
        Document body = sample.body();
        if (bare.equals("application/x-www-form-urlencoded")) {
            return text(type, body.isString() ? body.text() : FormEncoder.encoded(body));
        }
        if (bare.startsWith("multipart/")) {
            return text(
                    "multipart/form-data; boundary=" + BOUNDARY,
                    multipart(body, sample.media().type()));
        }
        String sent = bare.contains("*") ? "application/json" : type;
        if ((bare.endsWith("/xml") || bare.endsWith("+xml")) && (body.isObject() || body.isArray())) {
            return text(sent, XmlWriter.write(body, sample.media().type()));
        }
        boolean json = sent.toLowerCase(Locale.ROOT).contains("json");
        return json ? new EncodedBody(sent, body.toBytes()) : text(sent, ParameterEncoder.text(body));
    }

    private static EncodedBody text(String type, String text) {
        return new EncodedBody(type, text.getBytes(StandardCharsets.UTF_8));
    }

    private static void part(String name, Document value, boolean file, StringBuilder parts) {
        String plain = name.replace("\"", "%22");
        parts.append("--").append(BOUNDARY).append("\r\ncontent-disposition: form-data; name=\"");
        parts.append(plain).append('"');
        if (file) {
            parts.append("; filename=\"").append(plain).append("\"\r\ncontent-type: application/octet-stream");
        }
        parts.append("\r\n\r\n").append(ParameterEncoder.text(value)).append("\r\n");
    }

    private static String multipart(Document body, Schema type) {
        StringBuilder parts = new StringBuilder();
        if (body.isObject()) {
            for (JsonMember member : body.members()) {
                boolean file = isFile(SchemaShape.member(type, member.name()));
                // Each element of an array is a separate part.
                if (member.value().isArray()) {
                    member.value().elements().forEach(each -> part(member.name(), each, file, parts));
                } else {
                    part(member.name(), member.value(), file, parts);
                }
            }
        } else if (body.isString()) {
            part("file", body, true, parts);
        }
        return parts.append("--").append(BOUNDARY).append("--\r\n").toString();
    }

    private static boolean isFile(@Nullable MemberSchema member) {
        Schema bare = member == null ? AnySchema.ANY : SchemaShape.bare(member.type());
        Schema item = bare instanceof ArraySchema array ? SchemaShape.bare(array.items()) : bare;
        return item instanceof TextSchema text && "binary".equals(text.format());
    }
}
