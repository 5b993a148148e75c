package dev.ectype.runtime.emulator.error;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.error.ErrorMeaning;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Holds a position in an error body, with the fault and the example value that belong there.
 *
 * @param meanings the meanings of the member at the position
 * @param outermost true for the whole body or an element of a body that is a list
 * @param owner the object with the member, or null
 * @param detail the fault, or null
 * @param sample the example value from the API description, or null
 * @param depth the number of objects and arrays around the position
 */
record ErrorPosition(
        Set<ErrorMeaning> meanings,
        boolean outermost,
        @Nullable ObjectSchema owner,
        Problem.@Nullable Detail detail,
        @Nullable Document sample,
        int depth) {
    /** The fault that selects a union variant, and the depth of the variant in the error body. */
    record Kind(Problem.@Nullable Detail detail, int depth) {}

    Kind kind() {
        return new Kind(detail, depth);
    }

    ErrorPosition member(MemberSchema member, ObjectSchema object, Set<ErrorMeaning> memberMeanings) {
        Document inner = sample == null ? null : sample.member(member.name());
        return new ErrorPosition(memberMeanings, false, object, detail, inner, depth + 1);
    }

    ErrorPosition item(Problem.@Nullable Detail about) {
        Document inner = sample == null || !sample.isArray() ? null : sample.element(0);
        return new ErrorPosition(meanings, outermost, owner, about, inner, depth + 1);
    }

    /** Returns this position with the first example of a type, if it has one. */
    ErrorPosition withExampleOf(Schema type) {
        List<Document> examples = type.notes().examples();
        return examples.isEmpty()
                ? this
                : new ErrorPosition(meanings, outermost, owner, detail, examples.get(0), depth);
    }
}
