package dev.ectype.compiler.ingest.postman.script;

import dev.ectype.compiler.json.JsonNull;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Represents the value of an expression, as far as reading a script shows it. */
sealed interface ScriptValue {
    /** A value that depends on something else than the response. */
    ScriptValue UNKNOWN = new Fixed(Kind.UNKNOWN);

    /** Lists the values that need no further description. */
    enum Kind {
        UNKNOWN,
        RESPONSE,
        STATUS,
        STATUS_TEXT,
        BODY_TEXT
    }

    /** Represents a value without parts. */
    record Fixed(Kind kind) implements ScriptValue {}

    /** Represents a name that the script does not declare, with members, such as {@code pm.environment}. */
    record Global(String name) implements ScriptValue {}

    /**
     * Represents a place in the response body.
     *
     * @param steps names of members, and {@link #ELEMENT} or {@link #INDEXED} for elements of an array
     */
    record Place(List<String> steps) implements ScriptValue {
        /** The step to all elements of an array, which no member is named by. */
        static final String ELEMENT = "\uE000";

        /** The step to an element by its index, which must exist. */
        static final String INDEXED = "\uE001";

        static final Place ROOT = new Place(List.of());
        private static final int DEEPEST = 30;

        public Place {
            steps = List.copyOf(steps);
        }

        Place member(String name) {
            if (steps.size() >= DEEPEST) {
                return this;
            }
            List<String> longer = new ArrayList<>(steps);
            longer.add(name);
            return new Place(longer);
        }

        Place element() {
            return member(ELEMENT);
        }

        Place indexed() {
            return member(INDEXED);
        }
    }

    /** Represents a header of the response. */
    record Header(String name) implements ScriptValue {}

    /** Represents the length of a string or an array. */
    record Length(Place of) implements ScriptValue {}

    /** Represents the type of a value, as {@code typeof} returns it. */
    record TypeOf(Place of) implements ScriptValue {}

    /** Represents a constant. */
    record Constant(JsonValue value) implements ScriptValue {
        static final Constant NULL = new Constant(JsonNull.NULL);
    }

    /** Represents a regular expression. */
    record Expression(String pattern) implements ScriptValue {}

    /** Represents a condition that has effects on the expectation if the script asserts it. */
    record Condition(List<Runnable> effects) implements ScriptValue {
        public Condition {
            effects = List.copyOf(effects);
        }

        static Condition of(Runnable effect) {
            return new Condition(List.of(effect));
        }

        void require() {
            effects.forEach(Runnable::run);
        }
    }

    /**
     * Represents an assertion about a value that is not complete, such as {@code expect(x).to.not}.
     *
     * @param isNested whether names of properties are paths
     */
    record Assertion(ScriptValue subject, boolean isNegated, boolean isNested) implements ScriptValue {
        static Assertion about(ScriptValue subject) {
            return new Assertion(subject, false, false);
        }
    }

    /** Returns the text of a constant, or null. */
    static @Nullable String text(ScriptValue operand) {
        return operand instanceof Constant constant && constant.value() instanceof JsonText text ? text.text() : null;
    }
}
