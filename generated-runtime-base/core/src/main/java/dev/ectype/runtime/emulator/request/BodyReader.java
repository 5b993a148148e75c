package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.emulator.xml.MalformedXml;
import dev.ectype.runtime.emulator.xml.XmlReader;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.plan.BodyPlan;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.schema.keyword.Violation;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the body of a request in any described media type. */
final class BodyReader {
    /** The tapes for parsing. One call on one thread reads a body and releases the tape. */
    private static final ThreadLocal<Json.Tape> TAPES = ThreadLocal.withInitial(Json.Tape::new);

    private final BodyPlan plan;
    private final MediaPlan[] media;
    private final String[] types;

    BodyReader(BodyPlan plan) {
        this.plan = plan;
        this.media = plan.media().toArray(new MediaPlan[0]);
        this.types = new String[media.length];
        for (int at = 0; at < media.length; at++) {
            types[at] = MediaTypes.essence(media[at].mediaType());
        }
    }

    /** Rejects a body in an undescribed media type. */
    void requireDescribed(Request request) {
        String header = request.header("content-type");
        boolean known = header != null && MediaTypes.index(types, MediaTypes.essence(header)) >= 0;
        if (!known && !request.body().isEmpty()) {
            Problem.Detail detail = mediaType(header);
            throw Problem.of(415, "unsupported_media_type", detail.sentence());
        }
    }

    private Problem.Detail mediaType(@Nullable String found) {
        String sent = found == null ? "has no Content-Type" : "is " + found;
        return new Problem.Detail("body", Problem.Detail.MEDIA_TYPE, sent + "; expected " + String.join(" or ", types));
    }

    @Nullable
    Schema memberType(String name) {
        MemberSchema member = media.length == 0 ? null : SchemaShape.member(media[0].type(), name);
        return member == null ? null : member.type();
    }

    RequestPayload read(Request request, List<Problem.Detail> errors) {
        ByteSlice bytes = request.body();
        if (bytes.isEmpty()) {
            return nothing(errors);
        }
        String header = request.header("content-type");
        String sent = header == null || header.isBlank() ? BodySniffer.type(types, bytes) : MediaTypes.essence(header);
        int index = MediaTypes.index(types, sent);
        if (index >= 0 && MediaTypes.isJson(sent)) {
            return json(TextEncoding.utf8(bytes, header), media[index], sent, errors);
        }
        Body body = new Body(request, bytes, sent, header);
        return index < 0 ? undescribed(body, errors) : described(body, media[index], errors);
    }

    private record Body(
            Request request,
            ByteSlice bytes,
            String sent,
            @Nullable String contentType) {
        /** Returns whether the content begins with a letter, whatever its media type. */
        boolean begins(char letter) {
            return BodySniffer.first(bytes) == letter;
        }
    }

    /** Returns the payload of an empty body. A form without values has no bytes. */
    private RequestPayload nothing(List<Problem.Detail> errors) {
        boolean form = types[0].equals(MediaTypes.FORM);
        Document empty = form ? FormDefaults.filled(Document.EMPTY_OBJECT, media[0].type()) : Document.EMPTY_OBJECT;
        if (plan.required() && !Validator.allows(media[0].type(), empty, Direction.REQUEST)) {
            errors.add(new Problem.Detail("body", "required", "is required"));
        }
        return empty.equals(Document.EMPTY_OBJECT)
                ? RequestPayload.NONE
                : new RequestPayload(empty, empty.at(plan.at()), true, List.of());
    }

    private RequestPayload json(ByteSlice bytes, MediaPlan chosen, String sent, List<Problem.Detail> errors) {
        try {
            return validated(
                    TAPES.get().parse(bytes.array(), bytes.from(), bytes.to(), JsonLimits.REQUEST),
                    chosen,
                    sent,
                    errors);
        } catch (MalformedJson malformed) {
            errors.add(new Problem.Detail("body", Problem.Detail.UNREADABLE, "is not JSON: " + malformed.getMessage()));
            return RequestPayload.NONE;
        }
    }

    private RequestPayload described(Body body, MediaPlan chosen, List<Problem.Detail> errors) {
        if (MediaTypes.isForm(body.sent())) {
            return form(body, chosen, errors);
        }
        if (MediaTypes.isLines(body.sent())) {
            return lines(body, chosen, errors);
        }
        boolean structured = isStructured(chosen.type());
        if (structured && MediaTypes.isXml(body.sent())) {
            return xml(body, chosen, errors);
        }
        return structured ? readUnsupported(body, chosen, errors) : plain(body, chosen, errors);
    }

    private RequestPayload form(Body body, MediaPlan chosen, List<Problem.Detail> errors) {
        String contentType = String.valueOf(body.contentType());
        boolean text = SchemaShape.bare(chosen.type()) instanceof TextSchema;
        if (text && body.sent().equals(MediaTypes.FORM)) {
            return plain(body, chosen, errors);
        }
        FormReader reader = new FormReader(chosen, errors);
        if (body.sent().equals(MediaTypes.FORM)) {
            reader.read(NameValuePairs.parse(TextEncoding.decode(body.bytes(), body.contentType())));
        } else if (Multipart.isBounded(contentType)) {
            reader.read(Multipart.read(body.bytes(), contentType));
        } else {
            return readUnsupported(body, chosen, errors);
        }
        Document whole = reader.document();
        if (!text) {
            // A multipart body is never a text, so the described text is the content of its parts.
            check(whole, chosen, errors);
        }
        return new RequestPayload(whole, whole.at(plan.at()), true, reader.files());
    }

    private RequestPayload lines(Body body, MediaPlan chosen, List<Problem.Detail> errors) {
        try {
            return validated(
                    JsonLines.read(body.bytes(), SchemaShape.isArray(chosen.type())), chosen, body.sent(), errors);
        } catch (MalformedJson malformed) {
            errors.add(new Problem.Detail(
                    "body", Problem.Detail.UNREADABLE, "is not one JSON value per line: " + malformed.getMessage()));
            return RequestPayload.NONE;
        }
    }

    private RequestPayload xml(Body body, MediaPlan chosen, List<Problem.Detail> errors) {
        if (!body.begins('<')) {
            return readUnsupported(body, chosen, errors);
        }
        try {
            return validated(XmlReader.read(body.bytes(), chosen.type()), chosen, body.sent(), errors);
        } catch (MalformedXml malformed) {
            errors.add(new Problem.Detail("body", Problem.Detail.UNREADABLE, "is not XML: " + malformed.getMessage()));
            return RequestPayload.NONE;
        }
    }

    /** Reads an undescribed media type as a described one where possible. */
    private RequestPayload undescribed(Body body, List<Problem.Detail> errors) {
        int described = BodySniffer.json(types);
        int json = described < 0 && MediaTypes.isJson(body.sent()) ? structured() : described;
        boolean form = MediaTypes.isForm(body.sent());
        if (json >= 0 && !(form && !body.begins('{') && !body.begins('['))) {
            ByteSlice text = TextEncoding.utf8(body.bytes(), body.contentType());
            try {
                return validated(
                        Json.parse(text.array(), text.from(), text.to(), JsonLimits.REQUEST),
                        media[json],
                        body.sent(),
                        errors);
            } catch (MalformedJson malformed) {
                boolean other = body.contentType() != null && !MediaTypes.isJson(body.sent());
                String message = "is not JSON: " + malformed.getMessage();
                errors.add(
                        other
                                ? mediaType(body.contentType())
                                : new Problem.Detail("body", Problem.Detail.UNREADABLE, message));
                return RequestPayload.NONE;
            }
        }
        if (form) {
            return form(body, media[Math.max(0, BodySniffer.form(types))], errors);
        }
        return new RequestPayload(null, null, false, List.of(whole(body)));
    }

    /** Returns the index of the first object or array type, which JSON can express too, or -1. */
    private int structured() {
        for (int at = 0; at < media.length; at++) {
            if (isStructured(media[at].type())) {
                return at;
            }
        }
        return -1;
    }

    /** Reads an unsupported media type such as YAML as JSON if it is JSON, else accepts it unchecked. */
    private RequestPayload readUnsupported(Body body, MediaPlan chosen, List<Problem.Detail> errors) {
        Document text = text(body);
        if (Validator.allows(chosen.type(), text, Direction.REQUEST)) {
            return validated(text, chosen, body.sent(), errors);
        }
        ByteSlice bytes = body.bytes();
        try {
            return validated(
                    Json.parse(bytes.array(), bytes.from(), bytes.to(), JsonLimits.REQUEST),
                    chosen,
                    body.sent(),
                    errors);
        } catch (MalformedJson other) {
            if (body.sent().startsWith("multipart/")) {
                errors.add(new Problem.Detail("body", Problem.Detail.UNREADABLE, "needs a boundary in Content-Type"));
            } else if (MediaTypes.isXml(body.sent())) {
                errors.add(new Problem.Detail("body", Problem.Detail.UNREADABLE, "is not XML"));
            }
            return RequestPayload.of(text, null);
        }
    }

    /** Reads bytes, or a text as a scalar value. */
    private RequestPayload plain(Body body, MediaPlan chosen, List<Problem.Detail> errors) {
        ContentPart content = whole(body);
        Schema bare = SchemaShape.bare(chosen.type());
        boolean opaque = bare instanceof AnySchema || bare instanceof TextSchema text && "binary".equals(text.format());
        if (opaque) {
            return new RequestPayload(null, null, false, List.of(content));
        }
        Document text = text(body);
        boolean exact = Validator.allows(chosen.type(), text, Direction.REQUEST);
        Document value = exact ? text : Coercion.coerce(text.text(), chosen.type());
        check(value, chosen, errors);
        return new RequestPayload(value, value.at(plan.at()), false, List.of(content));
    }

    private static ContentPart whole(Body body) {
        String disposition = body.request().header("content-disposition");
        String fileName = disposition == null ? null : HeaderValue.fileName(disposition);
        return new ContentPart("", fileName, body.contentType(), body.bytes());
    }

    private static boolean isStructured(Schema type) {
        return SchemaShape.object(type) != null || SchemaShape.bare(type) instanceof ArraySchema;
    }

    private RequestPayload validated(Document whole, MediaPlan chosen, String sent, List<Problem.Detail> errors) {
        if (PatchBodies.isJsonPatch(sent, whole)) {
            return RequestPayload.of(whole, whole);
        }
        check(whole, chosen, errors);
        return RequestPayload.of(whole, whole.at(plan.at()));
    }

    private static void check(Document whole, MediaPlan chosen, List<Problem.Detail> errors) {
        Document judged =
                PatchBodies.isMergePatch(chosen, whole) ? PatchBodies.withoutRemovals(whole, chosen.type()) : whole;
        List<Violation> violations = Validator.violations(chosen.type(), judged, Direction.REQUEST);
        for (int at = 0; at < violations.size(); at++) {
            errors.add(detail("body", violations.get(at)));
        }
    }

    /** Converts a violation to an error detail, named after the missing member if any. */
    static Problem.Detail detail(String location, Violation violation) {
        String message = violation.missing() == null ? violation.message() : "is required";
        return new Problem.Detail(location.concat(violation.subject()), violation.rule(), message);
    }

    /** Decodes text. Other bytes become one character each, so that nothing is lost. */
    private static Document text(Body body) {
        String text = TextEncoding.decode(body.bytes(), body.contentType());
        boolean exact = text.indexOf('\ufffd') < 0;
        return Document.of(exact ? text : new String(body.bytes().copy(), StandardCharsets.ISO_8859_1));
    }
}
