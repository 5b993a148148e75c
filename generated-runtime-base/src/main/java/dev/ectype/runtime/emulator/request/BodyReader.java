package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.http.Bytes;
import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.plan.BodyPlan;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.Fault;
import dev.ectype.runtime.schema.Validator;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads the body of a request in whichever of its forms it comes. */
final class BodyReader {
    /** A body is read and let go of within one call on one thread. */
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

    /** Refuses what comes in a form that the description does not know. */
    void requireDescribed(Request request) {
        String header = request.header("content-type");
        boolean known = header != null && MediaTypes.index(types, MediaTypes.essence(header)) >= 0;
        if (!known && !request.body().isEmpty()) {
            throw Problem.of(
                    415, "unsupported_media_type", "this operation takes " + String.join(", ", types) + " only");
        }
    }

    Payload read(Request request, List<Problem.Detail> faults) {
        Bytes bytes = request.body();
        if (bytes.isEmpty()) {
            return nothing(faults);
        }
        String header = request.header("content-type");
        String sent = header == null ? "" : MediaTypes.essence(header);
        int index = MediaTypes.index(types, sent);
        MediaPlan chosen = media[Math.max(index, 0)];
        if (MediaTypes.isJson(index < 0 ? "" : sent)) {
            return json(bytes, chosen, faults);
        }
        if (sent.equals("application/x-www-form-urlencoded")) {
            return form(Pairs.parse(bytes.text()), chosen, faults);
        }
        if (sent.equals("multipart/form-data") && Multipart.isBounded(String.valueOf(header))) {
            return form(Multipart.read(bytes, String.valueOf(header)), chosen, faults);
        }
        return index < 0 ? unknown(bytes, sent, faults) : foreign(bytes, chosen, faults);
    }

    /** A form in which nothing is set has no bytes. */
    private Payload nothing(List<Problem.Detail> faults) {
        boolean form = types[0].equals("application/x-www-form-urlencoded");
        Document empty = form ? FormGaps.filled(Document.EMPTY_OBJECT, media[0].type()) : Document.EMPTY_OBJECT;
        if (plan.required() && !Validator.allows(media[0].type(), empty, Direction.REQUEST)) {
            faults.add(new Problem.Detail("body", "required", "is required"));
        }
        return empty.equals(Document.EMPTY_OBJECT)
                ? Payload.NONE
                : new Payload(empty, empty.at(plan.at()), true, List.of());
    }

    private Payload json(Bytes bytes, MediaPlan chosen, List<Problem.Detail> faults) {
        try {
            return judged(TAPES.get().parse(bytes.array(), bytes.from(), bytes.to()), chosen, faults);
        } catch (MalformedJson malformed) {
            faults.add(new Problem.Detail("body", "format", "is not JSON: " + malformed.getMessage()));
            return Payload.NONE;
        }
    }

    private Payload form(Pairs pairs, MediaPlan chosen, List<Problem.Detail> faults) {
        Branch branch = new Branch();
        for (int at = 0; at < pairs.size(); at++) {
            branch.add(pairs.name(at), pairs.value(at));
        }
        Document told = branch.isEmpty() ? Document.EMPTY_OBJECT : branch.toDocument(chosen.type());
        Document whole = FormGaps.filled(told, chosen.type());
        check(whole, chosen, faults);
        return new Payload(whole, whole.at(plan.at()), true, pairs.files());
    }

    /** A form that the description does not know is taken when it can be read as the first that it knows. */
    private Payload unknown(Bytes bytes, String sent, List<Problem.Detail> faults) {
        for (int at = 0; at < media.length; at++) {
            if (MediaTypes.isJson(types[at])) {
                try {
                    return judged(Json.parse(bytes.array(), bytes.from(), bytes.to()), media[at], faults);
                } catch (MalformedJson malformed) {
                    String expected = "expected one of " + List.of(types);
                    faults.add(new Problem.Detail(
                            "body", "mediaType", sent.isEmpty() ? "is not JSON: " + malformed.getMessage() : expected));
                    return Payload.NONE;
                }
            }
        }
        return Payload.of(text(bytes), null);
    }

    /** A form that is not read here, such as XML, is judged as far as its bytes can be understood. */
    private Payload foreign(Bytes bytes, MediaPlan chosen, List<Problem.Detail> faults) {
        Document text = text(bytes);
        boolean structured = Shape.object(chosen.type()) != null || Shape.bare(chosen.type()) instanceof ArraySchema;
        if (!structured || Validator.allows(chosen.type(), text, Direction.REQUEST)) {
            boolean exact = structured || Validator.allows(chosen.type(), text, Direction.REQUEST);
            return judged(exact ? text : Coercion.coerce(text.text(), chosen.type()), chosen, faults);
        }
        try {
            return judged(Json.parse(bytes.array(), bytes.from(), bytes.to()), chosen, faults);
        } catch (MalformedJson other) {
            if (MediaTypes.essence(chosen.mediaType()).equals("multipart/form-data")) {
                faults.add(new Problem.Detail("body", "mediaType", "needs a boundary in Content-Type"));
            }
            return Payload.of(text, null);
        }
    }

    private Payload judged(Document whole, MediaPlan chosen, List<Problem.Detail> faults) {
        check(whole, chosen, faults);
        return Payload.of(whole, whole.at(plan.at()));
    }

    private static void check(Document whole, MediaPlan chosen, List<Problem.Detail> faults) {
        for (Fault fault : Validator.faults(chosen.type(), whole, Direction.REQUEST)) {
            faults.add(new Problem.Detail("body" + fault.pointer(), fault.rule(), fault.message()));
        }
    }

    /** Text as it is, and other bytes one character each, so that nothing of them is lost. */
    private static Document text(Bytes bytes) {
        String utf8 = bytes.text();
        boolean exact = utf8.indexOf('\ufffd') < 0;
        return Document.of(exact ? utf8 : new String(bytes.copy(), StandardCharsets.ISO_8859_1));
    }
}
