package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.Fault;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.state.DocumentRule;
import org.jspecify.annotations.Nullable;

/** Holds the documents of a snapshot to the type of their resource; members that they lack are no fault, as in fixtures. */
record StoredTypeRule(ResourceShape shape) implements DocumentRule {
    private static final String REQUIRED = "required";

    @Override
    public @Nullable String fault(Document document) {
        if (Validator.allows(shape.type(), document, Direction.STORED)) {
            return null;
        }
        return Validator.faults(shape.type(), document, Direction.STORED).stream()
                .filter(fault -> !fault.rule().equals(REQUIRED))
                .findFirst()
                .map(StoredTypeRule::words)
                .orElse(null);
    }

    private static String words(Fault fault) {
        return fault.pointer().replace('/', '.') + ": " + fault.message();
    }
}
