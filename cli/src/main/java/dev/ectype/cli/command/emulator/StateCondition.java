package dev.ectype.cli.command.emulator;

import com.jayway.jsonpath.Configuration;
import com.jayway.jsonpath.InvalidPathException;
import com.jayway.jsonpath.JsonPath;
import com.jayway.jsonpath.Option;
import dev.ectype.cli.terminal.CommandFailure;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Evaluates a JSONPath against a state. The condition holds if the path finds a value other than null, false, 0 or an empty one. */
final class StateCondition {
    private static final Configuration LENIENT =
            Configuration.defaultConfiguration().addOptions(Option.SUPPRESS_EXCEPTIONS);

    private final JsonPath path;

    private StateCondition(JsonPath path) {
        this.path = path;
    }

    static StateCondition of(String expression) {
        try {
            return new StateCondition(JsonPath.compile(expression));
        } catch (InvalidPathException | IllegalArgumentException wrong) {
            throw CommandFailure.usage(
                    "\"" + expression + "\" is not a JSONPath: " + reason(wrong),
                    "Write for example `ectype journal bisect --until \"$.resources.pets[?(@.document.status=='adopted')]\"`.");
        }
    }

    /** Returns the reason of the parser, which reads past the end of an incomplete path. */
    private static String reason(RuntimeException wrong) {
        return wrong.getCause() instanceof IndexOutOfBoundsException
                ? "it ends too early"
                : String.valueOf(wrong.getMessage());
    }

    /** Returns whether the condition holds for a state in JSON. */
    boolean holds(byte[] state) {
        @Nullable
        Object value = JsonPath.using(LENIENT)
                .parse(new String(state, StandardCharsets.UTF_8))
                .read(path);
        return isSomething(value);
    }

    private static boolean isSomething(@Nullable Object value) {
        if (value instanceof Collection<?> list) {
            return !list.isEmpty();
        }
        if (value instanceof Map<?, ?> object) {
            return !object.isEmpty();
        }
        if (value instanceof Number number) {
            return number.doubleValue() != 0;
        }
        return value instanceof Boolean yes
                ? yes
                : value != null && !value.toString().isEmpty();
    }
}
