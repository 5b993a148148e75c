package dev.ectype.cli.command;

import dev.ectype.cli.terminal.Failure;
import dev.ectype.runtime.emulator.launch.Nearest;
import java.util.List;

/** What commands that do several things say to a word that is none of them. */
final class UnknownVerb {
    private UnknownVerb() {}

    /**
     * Tells the nearest, or all of them.
     *
     * @param command the command's own word
     * @param about what things are done with, such as {@code the journal}
     * @param word what was typed; empty if nothing was
     */
    static Failure of(String command, String about, String word, List<String> verbs) {
        String nearest = word.isEmpty() ? null : Nearest.to(word, verbs);
        return Failure.usage(
                word.isEmpty()
                        ? "what is to be done with " + about + " is missing"
                        : "\"" + word + "\" is nothing that can be done with " + about,
                nearest == null
                        ? "There are " + String.join(", ", verbs) + "."
                        : "Did you mean `ectype " + command + " " + nearest + "`?");
    }
}
