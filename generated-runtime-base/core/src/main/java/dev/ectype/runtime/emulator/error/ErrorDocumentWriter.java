package dev.ectype.runtime.emulator.error;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.error.ErrorMeaning;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import dev.ectype.runtime.schema.UnionSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes a problem into the members of a described error body, by their meanings and types. */
final class ErrorDocumentWriter {
    private static final int DEEPEST = 5;
    /** Objects below this depth describe other subjects, so their kinds do not depend on the problem. */
    private static final int DEEPEST_KIND = 2;

    private static final Set<ErrorMeaning> NONE = Collections.emptySet();

    private final Problem problem;
    private final ErrorMemberWriter words;

    ErrorDocumentWriter(Problem problem, ErrorMemberWriter words) {
        this.problem = problem;
        this.words = words;
    }

    /**
     * A position in the error body, with the fault and the sample value that belong there.
     *
     * @param meanings the meanings of the member at the position
     * @param outermost true for the whole body or an element of a body that is a list
     */
    private record Spot(
            Set<ErrorMeaning> meanings,
            boolean outermost,
            @Nullable ObjectSchema owner,
            Problem.@Nullable Detail detail,
            @Nullable Document sample,
            int depth) {
        Kind kind() {
            return new Kind(detail, depth);
        }

        Spot member(MemberSchema member, ObjectSchema object, Set<ErrorMeaning> memberMeanings) {
            Document inner = sample == null ? null : sample.member(member.name());
            return new Spot(memberMeanings, false, object, detail, inner, depth + 1);
        }

        Spot item(Problem.@Nullable Detail about) {
            Document inner = sample == null || !sample.isArray() ? null : sample.element(0);
            return new Spot(meanings, outermost, owner, about, inner, depth + 1);
        }
    }

    /** The fault that selects a union variant, and the depth of the variant in the error body. */
    private record Kind(Problem.@Nullable Detail detail, int depth) {}

    /**
     * Returns a partial error body, which the fitter completes.
     *
     * @param sample an example error from the API description, or null
     */
    Document document(Schema type, @Nullable Document sample) {
        JsonWriter out = new JsonWriter(256);
        return write(type, new Spot(NONE, true, null, null, sample, 0), out) ? out.toDocument() : Document.EMPTY_OBJECT;
    }

    private boolean write(Schema type, Spot spot, JsonWriter out) {
        Schema bare = first(SchemaShape.bare(type), spot.meanings(), spot.kind());
        if (spot.depth() > DEEPEST) {
            return false;
        }
        if (bare instanceof ObjectSchema object) {
            members(object, spot, out);
            return true;
        }
        if (bare instanceof ArraySchema array) {
            items(array, spot, out);
            return true;
        }
        if (bare instanceof AnySchema && spot.outermost()) {
            out.beginObject()
                    .name("code")
                    .value(problem.code())
                    .name("message")
                    .value(problem.message())
                    .endObject();
            return true;
        }
        Document sample = spot.sample() == null ? firstOf(type) : spot.sample();
        Document value = words.leaf(bare, spot.meanings(), spot.owner(), spot.detail(), sample);
        if (value != null) {
            out.value(value);
        }
        return value != null;
    }

    private static @Nullable Document firstOf(Schema type) {
        List<Document> examples = type.notes().examples();
        return examples.isEmpty() ? null : examples.get(0);
    }

    /** Returns the variant of a union that fits the problem, else an object, or a text for members that mean a message. */
    private Schema first(Schema bare, Set<ErrorMeaning> meanings, Kind kind) {
        if (!(bare instanceof UnionSchema union)) {
            return bare;
        }
        Schema matching = kind.depth() > DEEPEST_KIND ? null : matchingVariant(union, kind.detail());
        if (matching != null) {
            return matching;
        }
        Schema first = null;
        for (Schema variant : union.variants()) {
            Schema inner = SchemaShape.bare(variant);
            if (inner instanceof TextSchema && words.isMessage(meanings, null)) {
                return inner;
            }
            boolean object = inner instanceof ObjectSchema && !(first instanceof ObjectSchema);
            first = first == null || object ? inner : first;
        }
        return first == null ? bare : first;
    }

    /** Returns the variant with the best matching code if the variants list different codes, else null. */
    private @Nullable Schema matchingVariant(UnionSchema union, Problem.@Nullable Detail detail) {
        Map<Document, Schema> variants = new LinkedHashMap<>();
        for (Schema variant : union.variants()) {
            ObjectSchema object = SchemaShape.object(variant);
            for (MemberSchema member : object == null ? List.<MemberSchema>of() : object.members()) {
                Set<ErrorMeaning> meanings = words.meaningsOf(member);
                boolean code = meanings.contains(ErrorMeaning.CODE) || meanings.contains(ErrorMeaning.VARIANT);
                if (code && SchemaShape.bare(member.type()) instanceof EnumSchema listed) {
                    listed.values().forEach(value -> variants.putIfAbsent(value, SchemaShape.bare(variant)));
                }
            }
        }
        Document code =
                variants.size() < 2 ? null : words.meaning().choose(List.copyOf(variants.keySet()), detail, true);
        return code == null ? null : variants.get(code);
    }

    private void members(ObjectSchema object, Spot spot, JsonWriter out) {
        out.beginObject();
        if (object.members().isEmpty()) {
            undeclared(object, spot, out);
        }
        boolean described = describes(object, spot);
        for (MemberSchema member : object.members()) {
            JsonWriter value = new JsonWriter(64);
            if (!write(member.type(), spot.member(member, object, words.meaningsOf(member)), value)) {
                continue;
            }
            boolean invented = described && isInvention(member.type(), value);
            boolean list = SchemaShape.bare(member.type()) instanceof ArraySchema;
            if (!invented || member.required() && !list) {
                out.name(member.name()).raw(value.array(), 0, value.length());
            } else if (member.required()) {
                out.name(member.name()).beginArray().endArray();
            }
        }
        out.endObject();
    }

    /** Whether a text member of the object describes the problem. */
    private boolean describes(ObjectSchema object, Spot spot) {
        for (MemberSchema member : object.members()) {
            Set<ErrorMeaning> meanings = words.meaningsOf(member);
            Schema bare = first(SchemaShape.bare(member.type()), meanings, spot.kind());
            boolean text = bare instanceof TextSchema || bare instanceof EnumSchema;
            if (text && words.isMessage(meanings, object)) {
                return spot.depth() <= DEEPEST;
            }
        }
        return false;
    }

    /**
     * Whether a value beside the message is invented: it is empty, or it lacks required members that the problem does not
     * determine.
     */
    private boolean isInvention(Schema type, JsonWriter value) {
        Schema bare = first(SchemaShape.bare(type), NONE, new Kind(null, 0));
        if (!(bare instanceof ObjectSchema) && !(bare instanceof ArraySchema)) {
            return false;
        }
        Document document = value.toDocument();
        return document.equals(Document.EMPTY_OBJECT) || !Validator.allows(type, document, Direction.REPLY);
    }

    /** Writes faults by the names of their subjects: {@code {"name": ["is required"]}}. */
    private void undeclared(ObjectSchema object, Spot spot, JsonWriter out) {
        Schema bare = SchemaShape.bare(object.additional());
        if (bare instanceof AnySchema && spot.owner() != null && describes(spot.owner(), spot)) {
            return;
        }
        if (bare instanceof AnySchema) {
            out.name("code").value(problem.code()).name("message").value(problem.message());
            return;
        }
        Map<String, List<Problem.Detail>> bySubject = new LinkedHashMap<>();
        List<Problem.Detail> details = spot.detail() == null ? problem.details() : List.of(spot.detail());
        for (Problem.Detail detail : details) {
            bySubject
                    .computeIfAbsent(ErrorSubject.of(detail).dotted(), subject -> new ArrayList<>())
                    .add(detail);
        }
        if (bySubject.isEmpty() && bare instanceof ArraySchema) {
            out.name("body").beginArray().value(problem.message()).endArray();
        }
        int depth = Math.max(DEEPEST - 1, spot.depth() + 1);
        bySubject.forEach((subject, faults) -> fault(subject, faults, bare, depth, out));
    }

    private void fault(String subject, List<Problem.Detail> faults, Schema bare, int depth, JsonWriter out) {
        Spot spot = new Spot(EnumSet.of(ErrorMeaning.MESSAGE), false, null, faults.get(0), null, depth);
        JsonWriter value = new JsonWriter(64);
        boolean written =
                bare instanceof ArraySchema array ? list(array, spot, faults, value) : write(bare, spot, value);
        if (written) {
            out.name(subject).raw(value.array(), 0, value.length());
        }
    }

    private void items(ArraySchema array, Spot spot, JsonWriter out) {
        boolean isSubject = spot.meanings().contains(ErrorMeaning.SUBJECT)
                || spot.meanings().contains(ErrorMeaning.PART_AND_SUBJECT);
        if (isSubject) {
            subject(array, spot, out);
        } else {
            List<Problem.@Nullable Detail> details = new ArrayList<>(problem.details());
            if (spot.detail() != null) {
                details.clear();
            }
            if (details.isEmpty()) {
                details.add(spot.detail());
            }
            list(array, spot, details, out);
        }
    }

    private boolean list(
            ArraySchema array, Spot spot, List<? extends Problem.@Nullable Detail> details, JsonWriter out) {
        out.beginArray();
        for (Problem.@Nullable Detail detail : details) {
            JsonWriter item = new JsonWriter(64);
            if (write(array.items(), spot.item(detail), item)) {
                out.raw(item.array(), 0, item.length());
            }
        }
        out.endArray();
        return true;
    }

    /** Writes the subject of a fault as a list of names: {@code ["body", "name"]}. */
    private void subject(ArraySchema array, Spot spot, JsonWriter out) {
        out.beginArray();
        Problem.Detail reported = words.reportableDetail(spot.detail());
        if (reported != null && Validator.allows(array.items(), Document.of("name"), Direction.REPLY)) {
            ErrorSubject subject = ErrorSubject.of(reported);
            if (spot.meanings().contains(ErrorMeaning.PART_AND_SUBJECT)) {
                out.value(subject.part());
            }
            subject.names().forEach(out::value);
        }
        out.endArray();
    }
}
