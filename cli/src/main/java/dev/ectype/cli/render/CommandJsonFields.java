package dev.ectype.cli.render;

import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.runtime.emulator.launch.NearestName;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lists the JSON members that each command prints with {@code --json}, and checks the selection of {@code --json=FIELDS}. */
public final class CommandJsonFields {
    private static final int WIDTH = 80;

    private CommandJsonFields() {}

    /** Returns the members that a command or one of its verbs can print, in print order. */
    public static List<String> of(String command, @Nullable String verb) {
        List<String> members = List.of();
        for (String line : HelpExamples.lines("json-members.txt")) {
            List<String> words = Arrays.asList(line.replaceFirst(" {2,}", ":").split(":"));
            if (words.get(0).equals(command + " " + verb)) {
                return listed(words.get(1));
            } else if (words.get(0).equals(command)) {
                members = listed(words.get(1));
            }
        }
        return members;
    }

    /** Returns the chosen members in the order of the choice, or throws a usage error for an unknown member. */
    public static List<String> chosen(String fields, String command, @Nullable String verb) {
        List<String> known = of(command, verb);
        List<String> chosen =
                Arrays.stream(fields.split(",", -1)).map(String::strip).toList();
        for (String field : chosen) {
            if (!known.contains(field)) {
                String nearest = NearestName.to(field, known);
                throw CommandFailure.usage(
                        field.isEmpty()
                                ? "--json= contains no member name"
                                : "`ectype " + command + "` prints no member \"" + field + "\""
                                        + (nearest == null ? "" : "; did you mean " + nearest + "?"),
                        known.isEmpty() ? "Omit the names." : "The members are " + String.join(", ", known) + ".");
            }
        }
        return chosen;
    }

    /** Returns the section of the help text; empty for a command without JSON of its own. */
    public static String section(String command) {
        StringBuilder text = new StringBuilder();
        for (String line : HelpExamples.lines("json-members.txt")) {
            String name = line.replaceFirst(" {2,}.*", "");
            if (name.equals(command) || name.startsWith(command + " ")) {
                text.append(text.isEmpty() ? "\n--json=FIELD,... prints only these members:\n" : "");
                String verb = name.substring(command.length()).strip();
                wrap(
                        (verb.isEmpty() ? "" : verb + ": ") + String.join(", ", listed(line.substring(name.length()))),
                        text);
            }
        }
        return text.toString();
    }

    private static void wrap(String words, StringBuilder text) {
        int column = WIDTH;
        for (String word : words.split(" ")) {
            boolean next = column + 1 + word.length() > WIDTH;
            text.append(next ? (column == WIDTH ? "  " : "\n    ") : " ").append(word);
            column = next ? 4 + word.length() : column + 1 + word.length();
        }
        text.append('\n');
    }

    private static List<String> listed(String words) {
        return Arrays.asList(words.strip().split(" +"));
    }
}
