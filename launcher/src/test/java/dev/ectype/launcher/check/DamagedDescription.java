package dev.ectype.launcher.check;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Asserts that a damaged description is either rejected with diagnostics or served. */
final class DamagedDescription {
    private static final Duration LONGEST = Duration.ofSeconds(60);

    private DamagedDescription() {}

    static List<String> faults(String name, String text) {
        SourceRoot source = SourceRoot.text(name, text.getBytes(StandardCharsets.UTF_8));
        List<String> faults = new ArrayList<>();
        long began = System.nanoTime();
        CheckRow row = new DescriptionCheck(name, CompilationRequest.of(source)).run();
        if (System.nanoTime() - began > LONGEST.toNanos()) {
            faults.add("took longer than " + LONGEST);
        }
        if (String.valueOf(row.diagnostic()).contains("a fault of Ectype's own")) {
            faults.add(String.valueOf(row.diagnostic()));
        }
        if (!row.booted() && row.findings().isEmpty()) {
            faults.add("neither booted nor had findings");
        }
        row.unanswered().stream()
                .filter(line -> line.matches("(?s).* answered 5\\d\\d .*"))
                .forEach(faults::add);
        return faults;
    }
}
