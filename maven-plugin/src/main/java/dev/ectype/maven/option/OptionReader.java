package dev.ectype.maven.option;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.emit.java.BadTypeMapping;
import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.graph.print.GraphFormat;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.maven.report.GoalFailure;
import dev.ectype.runtime.emulator.launch.NearestName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses the texts of parameters to options. */
public final class OptionReader {
    private OptionReader() {}

    public static Inference.Mode inference(String input) {
        Inference.Mode mode = Inference.Mode.named(input.strip());
        if (mode == null) {
            throw new GoalFailure(
                    "inference must be off or standard, but was \"" + input + "\"", "Omit it for standard.");
        }
        return mode;
    }

    public static GraphFormat graphFormat(String input) {
        GraphFormat format = GraphFormat.named(input.strip());
        if (format == null) {
            throw unknown("graphFormat", input, GraphFormat.words());
        }
        return format;
    }

    /** Validates a package name; null for none. */
    public static @Nullable String packageName(@Nullable String input) {
        if (input == null || input.isBlank()) {
            return null;
        }
        if (!CompilationRequest.isPackage(input.strip())) {
            throw new GoalFailure(
                    "packageName \"" + input + "\" is not a valid Java package name",
                    "Write for example org.example.pets.");
        }
        return input.strip();
    }

    /** Parses the classes of formats from words such as {@code DateTime=java.time.Instant}. */
    public static TypeMappings typeMappings(List<String> input) {
        try {
            return TypeMappings.parse(input);
        } catch (BadTypeMapping refused) {
            throw new GoalFailure("typeMappings: " + refused.getMessage(), refused.hint());
        }
    }

    /** Creates the failure for an unknown word, with the most similar known one. */
    static GoalFailure unknown(String what, String input, List<String> known) {
        String nearest = NearestName.to(input, known);
        String all = String.join(", ", known);
        return new GoalFailure(
                "unknown " + what + " \"" + input + "\"",
                nearest == null
                        ? "Known values are " + all + "."
                        : "Did you mean " + nearest + "? Known values are " + all + ".");
    }
}
