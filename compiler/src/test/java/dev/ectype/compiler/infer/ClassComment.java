package dev.ectype.compiler.infer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The comment of a class or package, in Markdown. */
record ClassComment(String markdown) {
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Pattern COMMENT =
            Pattern.compile("(?s)/\\*\\*((?:(?!\\*/).)*)\\*/\\s*(?:@NullMarked\\s+package|public final class) ");
    private static final Pattern FIRST_SENTENCE = Pattern.compile("((?:[^`.]|`[^`]*`|\\.(?! |$))*\\.).*");

    static Path source(Class<?> type) {
        return SOURCES.resolve(type.getName().replace('.', '/') + ".java");
    }

    static ClassComment of(Class<?> type) throws IOException {
        return read(source(type));
    }

    static ClassComment ofPackage(Class<?> type) throws IOException {
        return read(source(type).resolveSibling("package-info.java"));
    }

    private static ClassComment read(Path file) throws IOException {
        Matcher comment = COMMENT.matcher(Files.readString(file));
        if (!comment.find()) {
            throw new IllegalArgumentException(file + " has no comment");
        }
        String text = comment.group(1)
                .replaceAll("\\n \\* ?", " ")
                .replaceAll("\\s+", " ")
                .strip();
        return new ClassComment(withCodeSpans(text));
    }

    /** Replaces the inline tags of Javadoc, which may contain balanced braces, by code spans. */
    private static String withCodeSpans(String text) {
        StringBuilder markdown = new StringBuilder();
        int at = 0;
        for (int tag = text.indexOf("{@"); tag >= 0; tag = text.indexOf("{@", at)) {
            int end = closing(text, tag);
            String content = text.substring(text.indexOf(' ', tag) + 1, end);
            markdown.append(text, at, tag).append('`').append(content).append('`');
            at = end + 1;
        }
        return markdown.append(text.substring(at)).toString();
    }

    private static int closing(String text, int opening) {
        int depth = 0;
        int at = opening;
        do {
            depth += text.charAt(at) == '{' ? 1 : text.charAt(at) == '}' ? -1 : 0;
            at++;
        } while (depth > 0);
        return at - 1;
    }

    String firstSentence() {
        Matcher sentence = FIRST_SENTENCE.matcher(markdown);
        return sentence.matches() ? sentence.group(1) : markdown;
    }
}
