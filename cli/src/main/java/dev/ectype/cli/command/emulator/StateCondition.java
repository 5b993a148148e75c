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

/** A JSONPath that a state is held against: it holds where it finds something that is not nothing. */
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
                    "\"" + expression + "\" is no JSONPath: " + wrong.getMessage(),
                    "Write for example `ectype journal bisect --until \"$.resources.pets[?(@.document.status=='adopted')]\"`.");
        }
    }

    /** Whether it holds for a state as JSON. */
    boolean holds(byte[] state) {
        @Nullable
        Object found = JsonPath.using(LENIENT)
                .parse(new String(state, StandardCharsets.UTF_8))
                .read(path);
        return isSomething(found);
    }

    private static boolean isSomething(@Nullable Object found) {
        if (found instanceof Collection<?> list) {
            return !list.isEmpty();
        }
        if (found instanceof Map<?, ?> object) {
            return !object.isEmpty();
        }
        if (found instanceof Number number) {
            return number.doubleValue() != 0;
        }
        return found instanceof Boolean yes
                ? yes
                : found != null && !found.toString().isEmpty();
    }
}
