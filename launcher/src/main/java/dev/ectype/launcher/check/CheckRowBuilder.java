package dev.ectype.launcher.check;

import dev.ectype.compiler.StageTime;
import dev.ectype.compiler.diagnostic.Diagnostic;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Collects the results of a check as they become known, so that a failure keeps the earlier ones. */
final class CheckRowBuilder {
    private final String file;
    private String format = "unknown";
    private boolean readable;
    private boolean compiled;
    private boolean booted;
    private int operations;
    private int resources;
    private int lines;
    private final Map<String, Double> seconds = new LinkedHashMap<>();
    private final List<String> unanswered = new ArrayList<>();
    private List<Diagnostic> findings = List.of();
    private ClientFindings client = ClientFindings.NONE;
    private @Nullable String problem;
    private int answered;

    CheckRowBuilder(String file) {
        this.file = file;
        pools().forEach(MemoryPoolMXBean::resetPeakUsage);
    }

    void format(String name) {
        format = name;
    }

    void findings(List<Diagnostic> found) {
        findings = List.copyOf(found);
    }

    void readable(int endpoints, int resourceCount) {
        readable = true;
        operations = endpoints;
        resources = resourceCount;
    }

    void compiled(int lineCount) {
        compiled = true;
        lines = lineCount;
    }

    void booted() {
        booted = true;
    }

    void answered() {
        answered++;
    }

    void unanswered(String line) {
        unanswered.add(line);
    }

    void client(ClientFindings seen) {
        client = seen;
    }

    void failed(String reason) {
        problem = reason;
    }

    void stages(List<StageTime> stages) {
        stages.forEach(each -> took(each.stage(), each.duration()));
    }

    void took(String stage, Duration duration) {
        double thousandths = Math.round(duration.toNanos() / 1e6);
        seconds.merge(stage, thousandths / 1000, Double::sum);
    }

    CheckRow build() {
        String found = findings.isEmpty() ? null : worst().line();
        return new CheckRow(
                file,
                format,
                readable,
                compiled,
                booted,
                operations,
                answered,
                resources,
                lines,
                seconds,
                pools().stream()
                        .mapToLong(pool -> pool.getPeakUsage().getUsed())
                        .sum(),
                problem == null ? found : problem,
                client,
                unanswered,
                findings);
    }

    private Diagnostic worst() {
        Diagnostic worst = findings.get(0);
        for (Diagnostic each : findings) {
            worst = each.severity().compareTo(worst.severity()) < 0 ? each : worst;
        }
        return worst;
    }

    private static List<MemoryPoolMXBean> pools() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .toList();
    }
}
