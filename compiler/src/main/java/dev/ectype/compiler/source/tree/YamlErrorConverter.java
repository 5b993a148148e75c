package dev.ectype.compiler.source.tree;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.SourceLocation;
import java.util.Locale;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** Converts errors of the YAML parser to diagnostics. */
final class YamlErrorConverter {
    private static final String GENERAL = "Correct the YAML at this location; check indentation, quotes and colons.";

    private YamlErrorConverter() {}

    static UnreadableDocument of(YamlEngineException problem, String file, String text) {
        if (problem instanceof MarkedYamlEngineException marked) {
            return marked(marked, file);
        }
        if (problem instanceof ReaderException reader) {
            String message =
                    String.format(Locale.ROOT, "the character U+%04X is not allowed in YAML", reader.getCodePoint());
            return rejected(TextPosition.location(file, text, reader.getPosition()), message, "Remove the character.");
        }
        return rejected(SourceLocation.startOf(file), firstLine(String.valueOf(problem.getMessage())), GENERAL);
    }

    static UnreadableDocument alias(String name, boolean inside, String file, int line, int column) {
        String message = inside
                ? "the alias *" + name + " refers to a value that contains the alias itself"
                : "the alias *" + name + " has no anchor &" + name + " before it";
        String hint = inside
                ? "Declare the value by name and refer to it with $ref, which can be recursive."
                : "Write &" + name + " before the intended value, or quote the string if no alias is intended.";
        return rejected(new SourceLocation(file, line, column), message, hint);
    }

    private static UnreadableDocument marked(MarkedYamlEngineException problem, String file) {
        SourceLocation location = problem.getProblemMark()
                .or(problem::getContextMark)
                .map(mark -> location(mark, file))
                .orElse(SourceLocation.startOf(file));
        String problemContext = problem.getContext();
        String context = problemContext == null || problemContext.isBlank() ? "" : firstLine(problemContext) + ": ";
        String message = context + firstLine(String.valueOf(problem.getProblem()));
        return rejected(location, message, hint(message));
    }

    private static String hint(String message) {
        if (message.contains("\\t") || message.contains("TAB")) {
            return "YAML is indented with spaces; replace the tab.";
        }
        if (message.contains("mapping values are not allowed")) {
            return "Quote the string if it contains a colon followed by a space, or correct the indentation.";
        }
        return GENERAL;
    }

    private static SourceLocation location(Mark mark, String file) {
        return new SourceLocation(file, mark.getLine() + 1, mark.getColumn() + 1);
    }

    private static UnreadableDocument rejected(SourceLocation location, String message, String hint) {
        return new UnreadableDocument(DiagnosticCode.BROKEN_YAML, location, message, hint);
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElse("the text is not YAML").strip();
    }
}
