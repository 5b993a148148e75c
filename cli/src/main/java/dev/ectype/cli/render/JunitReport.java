package dev.ectype.cli.render;

import dev.ectype.launcher.replay.ComparisonResult;
import dev.ectype.launcher.replay.ReplayedExchange;
import dev.ectype.launcher.replay.ResultKind;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Writes the results of a replay as JUnit XML. The counts precede the cases, so a temporary file holds the cases until the end. */
public final class JunitReport implements Closeable {
    private final Path file;
    private final Path part;
    private final String suite;
    private final Writer cases;
    private long total;
    private long failures;
    private long errors;
    private long nanos;

    private JunitReport(Path file, Path part, String suite, Writer cases) {
        this.file = file;
        this.part = part;
        this.suite = suite;
        this.cases = cases;
    }

    public static JunitReport create(Path file, String suite) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        Path part = file.resolveSibling(file.getFileName() + ".part");
        return new JunitReport(file, part, suite, Files.newBufferedWriter(part));
    }

    public void add(ReplayedExchange replayed) {
        ComparisonResult result = replayed.result();
        total++;
        nanos += replayed.nanos();
        String name = result.seq() + " " + replayed.sent().method() + " "
                + replayed.sent().target();
        try {
            cases.write("  <testcase classname=\"" + escaped(suite) + "\" name=\"" + escaped(name) + "\" time=\""
                    + seconds(replayed.nanos()) + "\"");
            if (result.kind() == ResultKind.MATCH) {
                cases.write("/>\n");
                return;
            }
            boolean error = result.kind() == ResultKind.CONNECTIVITY_ERROR;
            errors += error ? 1 : 0;
            failures += error ? 0 : 1;
            String element = error ? "error" : "failure";
            String differences = String.join("\n", ReplayDifferences.of(result));
            cases.write(">\n    <" + element + " type=\"" + result.kind().word() + "\" message=\""
                    + escaped(differences.lines().findFirst().orElse("")) + "\">" + escaped(differences) + "</"
                    + element
                    + ">\n  </testcase>\n");
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    private static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%.3f", nanos / 1e9);
    }

    /** Escapes a text and drops characters that XML does not allow. */
    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder(text.length());
        text.codePoints().forEach(each -> {
            switch (each) {
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '&' -> escaped.append("&amp;");
                case '"' -> escaped.append("&quot;");
                default -> {
                    if (each == '\n'
                            || each == '\t'
                            || each >= ' ' && (each < 0xd800 || each > 0xdfff) && each < 0xfffe
                            || each > 0xffff) {
                        escaped.appendCodePoint(each);
                    }
                }
            }
        });
        return escaped.toString();
    }

    @Override
    public void close() throws IOException {
        cases.close();
        try (Writer whole = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            whole.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"" + escaped(suite)
                    + "\" tests=\"" + total
                    + "\" failures=\"" + failures + "\" errors=\"" + errors + "\" skipped=\"0\" time=\""
                    + seconds(nanos)
                    + "\">\n");
            try (var lines = Files.newBufferedReader(part)) {
                lines.transferTo(whole);
            }
            whole.write("</testsuite>\n");
        }
        Files.delete(part);
    }
}
