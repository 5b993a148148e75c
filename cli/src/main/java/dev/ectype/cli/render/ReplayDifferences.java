package dev.ectype.cli.render;

import dev.ectype.launcher.replay.ComparisonResult;
import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Formats the differences of a replay result. */
final class ReplayDifferences {
    private ReplayDifferences() {}

    static List<String> of(ComparisonResult result) {
        List<String> lines = new ArrayList<>();
        if (result.paths().isEmpty()) {
            lines.add("expected " + format(result.expected()) + ", actual " + format(result.actual()));
        }
        for (String path : result.paths()) {
            lines.add(path + ": expected " + format(result.expected().member(path)) + ", actual "
                    + format(result.actual().member(path)));
        }
        if (!result.overlaps().isEmpty()) {
            lines.add("the order of these requests was not recorded: " + result.seq() + ", "
                    + String.join(
                            ", ",
                            result.overlaps().stream().map(String::valueOf).toList()));
        }
        return lines;
    }

    private static String format(@Nullable Document value) {
        if (value == null || value.isNull()) {
            return "nothing";
        }
        return value.isString() ? value.text() : value.toString();
    }
}
