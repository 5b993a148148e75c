package dev.ectype.compiler.ingest.postman.script;

import dev.ectype.compiler.ingest.postman.script.ScriptValue.Condition;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Constant;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Length;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Place;
import java.util.ArrayList;
import java.util.List;

/** Knows the binary operators whose results say something about the response. */
final class ScriptOperators {
    private final Expectations expectations;
    private final ConditionReader conditions;

    ScriptOperators(Expectations expectations, ConditionReader conditions) {
        this.expectations = expectations;
        this.conditions = conditions;
    }

    /** Returns how tightly an operator binds, from 1, or 0 for other tokens. */
    static int level(ScriptToken token) {
        if (token.kind() != ScriptToken.Kind.PUNCTUATOR && !token.is("in") && !token.is("instanceof")) {
            return 0;
        }
        return switch (token.text()) {
            case "||", "??" -> 1;
            case "&&" -> 2;
            case "===", "==", "!==", "!=" -> 3;
            case "<", ">", "<=", ">=", "in", "instanceof" -> 4;
            case "+", "-" -> 5;
            case "*", "/", "%" -> 6;
            default -> 0;
        };
    }

    /** Returns the value of an operator with its operands. */
    ScriptValue combined(String operator, ScriptValue left, ScriptValue right) {
        return switch (operator) {
            case "||", "??" -> left;
            case "&&" -> both(left, right);
            case "===", "==" -> conditions.equality(left, right);
            case "!==", "!=" -> conditions.inequality(left, right);
            case "in" ->
                right instanceof Place place && ScriptValue.text(left) != null
                        ? Condition.of(() -> expectations.at(place.member(String.valueOf(ScriptValue.text(left)))))
                        : ScriptValue.UNKNOWN;
            case "<", ">", "<=", ">=" -> compared(left, right);
            default -> ScriptValue.UNKNOWN;
        };
    }

    private ScriptValue compared(ScriptValue left, ScriptValue right) {
        if (left instanceof Length length) {
            return Condition.of(() -> expectations.at(length.of()));
        }
        return left instanceof Place place && right instanceof Constant
                ? Condition.of(() -> expectations.at(place).haveType("number"))
                : ScriptValue.UNKNOWN;
    }

    private ScriptValue both(ScriptValue left, ScriptValue right) {
        if (left instanceof Condition one && right instanceof Condition other) {
            List<Runnable> effects = new ArrayList<>(one.effects());
            effects.addAll(other.effects());
            return new Condition(effects);
        }
        return right.equals(ScriptValue.UNKNOWN) ? left : right;
    }
}
