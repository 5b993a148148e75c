package dev.ectype.runtime.emulator.carry;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.schema.keyword.Violation;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Validates stored documents against the current type of their resource and repairs them where possible.
 *
 * <p>Generates values for newly required members and drops members that are no longer allowed. Rejects the whole document when
 * a value is no longer allowed, because a replacement would be an invention.
 */
public final class StoredDocumentFit {
    private static final String UNWANTED = "additionalProperties";

    private final FitContext context;

    StoredDocumentFit(long seed, long now) {
        context = FitContext.of(seed, Instant.ofEpochMilli(now), Direction.STORED);
    }

    /**
     * Holds the repaired document and the lost items.
     *
     * @param document the repaired document, or null when the document does not fit
     * @param lost the dropped members, or the reason for the rejection
     */
    record Verdict(@Nullable Document document, List<LostItem> lost) {}

    Verdict judge(ResourceShape shape, String id, Document document) {
        List<Violation> violations = Validator.violations(shape.type(), document, Direction.STORED);
        if (violations.isEmpty()) {
            return new Verdict(document, List.of());
        }
        String what = shape.name() + "/" + id;
        Map<String, Violation> unwanted = new LinkedHashMap<>();
        violations.stream()
                .filter(violation -> violation.rule().equals(UNWANTED))
                .forEach(violation -> unwanted.put(violation.pointer(), violation));
        Document completed = Fitter.fitted(document, shape.type(), context.instance(shape.name(), id));
        if (holds(completed, document, "", unwanted) && Validator.allows(shape.type(), completed, Direction.STORED)) {
            List<LostItem> members = new ArrayList<>();
            unwanted.forEach((pointer, violation) -> members.add(new LostItem(what + pointer, violation.message())));
            return new Verdict(completed, members);
        }
        Violation first = violations.stream()
                .filter(violation -> !unwanted.containsKey(violation.pointer()))
                .findFirst()
                .orElse(violations.get(0));
        String position = first.pointer().isEmpty() ? "" : first.pointer().substring(1) + ": ";
        return new Verdict(null, List.of(new LostItem(what, position + first.message())));
    }

    /** Returns whether a document contains every member and value of another. */
    public static boolean holds(Document actual, Document expected) {
        return holds(actual, expected, "", Collections.emptyMap());
    }

    /** Returns whether a document contains every member and value of another, except unwanted members. */
    private static boolean holds(Document actual, Document expected, String at, Map<String, Violation> unwanted) {
        if (expected.isObject() && actual.isObject()) {
            for (JsonMember member : expected.members()) {
                String pointer = at + "/" + member.name().replace("~", "~0").replace("/", "~1");
                Document value = actual.member(member.name());
                boolean held =
                        value == null ? unwanted.containsKey(pointer) : holds(value, member.value(), pointer, unwanted);
                if (!held) {
                    return false;
                }
            }
            return true;
        }
        return expected.isArray() && actual.isArray()
                ? holdsAll(actual, expected, at, unwanted)
                : actual.equals(expected);
    }

    private static boolean holdsAll(Document actual, Document expected, String at, Map<String, Violation> unwanted) {
        int index = 0;
        for (Document element : expected.elements()) {
            Document value = actual.element(index);
            if (value == null || !holds(value, element, at + "/" + index, unwanted)) {
                return false;
            }
            index++;
        }
        return actual.element(index) == null;
    }
}
