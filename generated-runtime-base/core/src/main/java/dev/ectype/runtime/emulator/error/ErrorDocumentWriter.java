package dev.ectype.runtime.emulator.error;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
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
     * Writes a partial error body, which the fitter completes. Returns false if it wrote nothing, because the problem
     * determines no value.
     *
     * @param sample an example error from the API description, or null
     */
    boolean write(Schema type, @Nullable Document sample, JsonWriter out) {
        return write(type, new ErrorPosition(NONE, true, null, null, sample, 0), out);
    }

    private boolean write(Schema type, ErrorPosition position, JsonWriter out) {
        Schema bare = first(SchemaShape.bare(type), position.meanings(), position.kind());
        if (position.depth() > DEEPEST) {
            return false;
        }
        if (bare instanceof ObjectSchema object) {
            members(object, position, out);
            return true;
        }
        if (bare instanceof ArraySchema array) {
            items(array, position, out);
            return true;
        }
        if (bare instanceof AnySchema && position.outermost()) {
            out.beginObject()
                    .name("code")
                    .value(problem.code())
                    .name("message")
                    .value(problem.message())
                    .endObject();
            return true;
        }
        return words.write(bare, position.sample() == null ? position.withExampleOf(type) : position, out);
    }

    /** Returns the variant of a union that fits the problem, else an object, or a text for members that mean a message. */
    private Schema first(Schema bare, Set<ErrorMeaning> meanings, ErrorPosition.Kind kind) {
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

    private void members(ObjectSchema object, ErrorPosition position, JsonWriter out) {
        out.beginObject();
        if (object.members().isEmpty()) {
            undeclared(object, position, out);
        }
        boolean described = describes(object, position);
        for (MemberSchema member : object.members()) {
            int before = out.length();
            int start = out.name(member.name()).length();
            if (!write(member.type(), position.member(member, object, words.meaningsOf(member)), out)) {
                out.truncate(before);
            } else if (described && isInvention(member.type(), out, start)) {
                revokeInvention(member, out, before, start);
            }
        }
        out.endObject();
    }

    /** Replaces an invented list by an empty one, and removes an invented member that is not required. */
    private static void revokeInvention(MemberSchema member, JsonWriter out, int before, int start) {
        boolean list = SchemaShape.bare(member.type()) instanceof ArraySchema;
        if (!member.required()) {
            out.truncate(before);
        } else if (list) {
            out.truncate(start).beginArray().endArray();
        }
    }

    /** Whether a text member of the object describes the problem. */
    private boolean describes(ObjectSchema object, ErrorPosition position) {
        for (MemberSchema member : object.members()) {
            Set<ErrorMeaning> meanings = words.meaningsOf(member);
            Schema bare = first(SchemaShape.bare(member.type()), meanings, position.kind());
            boolean text = bare instanceof TextSchema || bare instanceof EnumSchema;
            if (text && words.isMessage(meanings, object)) {
                return position.depth() <= DEEPEST;
            }
        }
        return false;
    }

    /**
     * Whether a value beside the message is invented: it is empty, or it lacks required members that the problem does not
     * determine.
     *
     * @param start the offset of the value in the written text
     */
    private boolean isInvention(Schema type, JsonWriter out, int start) {
        Schema bare = first(SchemaShape.bare(type), NONE, new ErrorPosition.Kind(null, 0));
        if (!(bare instanceof ObjectSchema) && !(bare instanceof ArraySchema)) {
            return false;
        }
        Document document = Json.parse(out.array(), start, out.length(), JsonLimits.GREATEST);
        return document.equals(Document.EMPTY_OBJECT) || !Validator.allows(type, document, Direction.REPLY);
    }

    /** Writes faults by the names of their subjects: {@code {"name": ["is required"]}}. */
    private void undeclared(ObjectSchema object, ErrorPosition position, JsonWriter out) {
        Schema bare = SchemaShape.bare(object.additional());
        if (bare instanceof AnySchema && position.owner() != null && describes(position.owner(), position)) {
            return;
        }
        if (bare instanceof AnySchema) {
            out.name("code").value(problem.code()).name("message").value(problem.message());
            return;
        }
        Map<String, List<Problem.Detail>> bySubject = new LinkedHashMap<>();
        List<Problem.Detail> details = position.detail() == null ? problem.details() : List.of(position.detail());
        for (Problem.Detail detail : details) {
            bySubject
                    .computeIfAbsent(ErrorSubject.of(detail).dotted(), subject -> new ArrayList<>())
                    .add(detail);
        }
        if (bySubject.isEmpty() && bare instanceof ArraySchema) {
            out.name("body").beginArray().value(problem.message()).endArray();
        }
        int depth = Math.max(DEEPEST - 1, position.depth() + 1);
        bySubject.forEach((subject, faults) -> fault(subject, faults, bare, depth, out));
    }

    private void fault(String subject, List<Problem.Detail> faults, Schema bare, int depth, JsonWriter out) {
        ErrorPosition position =
                new ErrorPosition(EnumSet.of(ErrorMeaning.MESSAGE), false, null, faults.get(0), null, depth);
        int before = out.length();
        out.name(subject);
        boolean written =
                bare instanceof ArraySchema array ? list(array, position, faults, out) : write(bare, position, out);
        if (!written) {
            out.truncate(before);
        }
    }

    private void items(ArraySchema array, ErrorPosition position, JsonWriter out) {
        boolean isSubject = position.meanings().contains(ErrorMeaning.SUBJECT)
                || position.meanings().contains(ErrorMeaning.PART_AND_SUBJECT);
        if (isSubject) {
            subject(array, position, out);
        } else {
            List<Problem.@Nullable Detail> details = new ArrayList<>(problem.details());
            if (position.detail() != null) {
                details.clear();
            }
            if (details.isEmpty()) {
                details.add(position.detail());
            }
            list(array, position, details, out);
        }
    }

    private boolean list(
            ArraySchema array,
            ErrorPosition position,
            List<? extends Problem.@Nullable Detail> details,
            JsonWriter out) {
        out.beginArray();
        for (Problem.@Nullable Detail detail : details) {
            write(array.items(), position.item(detail), out);
        }
        out.endArray();
        return true;
    }

    /** Writes the subject of a fault as a list of names: {@code ["body", "name"]}. */
    private void subject(ArraySchema array, ErrorPosition position, JsonWriter out) {
        out.beginArray();
        Problem.Detail reported = words.reportableDetail(position.detail());
        if (reported != null && Validator.allows(array.items(), Document.of("name"), Direction.REPLY)) {
            ErrorSubject subject = ErrorSubject.of(reported);
            if (position.meanings().contains(ErrorMeaning.PART_AND_SUBJECT)) {
                out.value(subject.part());
            }
            subject.names().forEach(out::value);
        }
        out.endArray();
    }
}
