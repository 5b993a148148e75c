package dev.ectype.cli.render;

import dev.ectype.launcher.replay.Kind;
import dev.ectype.launcher.replay.Result;
import dev.ectype.runtime.json.Document;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The lines that say of a result what differs. */
final class Differences {
    private Differences() {}

    static List<String> of(Result result) {
        if (result.kind() != Kind.BODY_SHAPE_MISMATCH) {
            return List.of("expected " + said(result.expected()) + ", actual " + said(result.actual()));
        }
        return result.paths().stream()
                .map(path -> path + ": expected " + said(result.expected().member(path)) + ", actual "
                        + said(result.actual().member(path)))
                .toList();
    }

    private static String said(@Nullable Document value) {
        if (value == null || value.isNull()) {
            return "nothing";
        }
        return value.isString() ? value.text() : value.toString();
    }
}
