package dev.ectype.maven.option;

import dev.ectype.maven.report.GoalFailure;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The options of the generator, by their names in other generators. */
public final class ConfigOptions {
    private static final String SOURCE_FOLDER = "sourceFolder";
    private static final String NO_TIMESTAMP = "hideGenerationTimestamp";
    private static final List<String> KNOWN = List.of(NO_TIMESTAMP, SOURCE_FOLDER);

    /** The options of other generators that are separate parameters here. */
    private static final List<String> PARAMETERS =
            List.of("packageName", "inputSpec", "output", "inference", "typeMappings", "skip");

    private final Map<String, String> values;

    private ConfigOptions(Map<String, String> input) {
        this.values = input;
    }

    /** Reads the options and rejects unknown ones; values are null for empty elements of a pom. */
    public static ConfigOptions of(Map<String, @Nullable String> input) {
        Map<String, String> texts = new TreeMap<>();
        input.forEach((key, value) -> texts.put(key, value == null ? "" : value));
        for (String key : texts.keySet()) {
            if (PARAMETERS.contains(key)) {
                throw new GoalFailure(
                        "\"" + key + "\" is a parameter of the goal, not a configOption",
                        "Write <" + key + "> beside <configOptions>.");
            }
            if (!KNOWN.contains(key)) {
                throw OptionReader.unknown("configOption", key, KNOWN);
            }
        }
        ConfigOptions options = new ConfigOptions(texts);
        options.refuseTimestamp();
        return options;
    }

    /** The folder of the sources below the output; empty for the output itself. */
    public String sourceFolder() {
        String folder = values.getOrDefault(SOURCE_FOLDER, "").strip().replace('\\', '/');
        if (folder.startsWith("/")
                || folder.contains(":")
                || List.of(folder.split("/")).contains("..")) {
            throw new GoalFailure(
                    "sourceFolder \"" + folder + "\" is not below the output",
                    "Write for example src/main/java, or give another <output>.");
        }
        return folder;
    }

    private void refuseTimestamp() {
        String hidden = values.getOrDefault(NO_TIMESTAMP, "true").strip();
        if (!hidden.equals("true")) {
            throw new GoalFailure(
                    NO_TIMESTAMP + " cannot be \"" + hidden + "\": generated files never contain a date",
                    "Omit it, because a date would change the files in every build.");
        }
    }
}
