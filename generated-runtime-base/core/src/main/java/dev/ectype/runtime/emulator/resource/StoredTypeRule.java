package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.schema.keyword.Violation;
import dev.ectype.runtime.state.table.DocumentRule;
import org.jspecify.annotations.Nullable;

/** Validates the documents of a snapshot against their resource type. Missing members are valid, as in fixtures. */
record StoredTypeRule(ResourceShape shape) implements DocumentRule {
    private static final String REQUIRED = "required";

    @Override
    public @Nullable String violation(Document document) {
        if (Validator.allows(shape.type(), document, Direction.STORED)) {
            return null;
        }
        return Validator.violations(shape.type(), document, Direction.STORED).stream()
                .filter(violation -> !violation.rule().equals(REQUIRED))
                .findFirst()
                .map(StoredTypeRule::words)
                .orElse(null);
    }

    private static String words(Violation violation) {
        return violation.pointer().replace('/', '.') + ": " + violation.message();
    }
}
