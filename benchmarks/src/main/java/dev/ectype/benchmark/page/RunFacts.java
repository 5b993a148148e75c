package dev.ectype.benchmark.page;

import dev.ectype.benchmark.measure.GitCheckout;
import dev.ectype.benchmark.measure.MachineDescription;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import io.netty.util.Version;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What was measured and where.
 *
 * @param isQuick whether the run had few rounds
 * @param table the names of facts and the facts, in the order of the page
 */
record RunFacts(boolean isQuick, Map<String, String> table) {
    static final String COMMIT = "commit";

    private static final String QUICK = "quick";
    private static final String FACTS = "facts";
    private static final int SHORT_HASH = 12;

    RunFacts {
        table = new LinkedHashMap<>(table);
    }

    /** Reads the facts about this machine and this checkout. */
    static RunFacts here(boolean isQuick, String command, String load) throws IOException {
        GitCheckout checkout = PageFiles.repository();
        String commit = checkout.commit("HEAD");
        boolean isModified = checkout.isModified(List.of(PageFiles.PAGE, PageFiles.CHARTS));
        Map<String, String> table = new LinkedHashMap<>();
        table.put("command", "`" + command + "`");
        table.put(
                COMMIT,
                "`" + commit.substring(0, SHORT_HASH) + "` of " + checkout.day(commit)
                        + (isModified ? ", with changes that are not committed" : ""));
        table.put("processor", MachineDescription.processor());
        table.put("memory", MachineDescription.gigabytes() + " GB");
        table.put("kernel", System.getProperty("os.name") + " " + System.getProperty("os.version"));
        table.put(
                "JDK",
                System.getProperty("java.runtime.name") + " " + System.getProperty("java.runtime.version") + ", "
                        + System.getProperty("java.vendor"));
        table.put(
                "Netty",
                Version.identify().values().stream()
                        .map(Version::artifactVersion)
                        .distinct()
                        .sorted()
                        .collect(Collectors.joining(", ")));
        table.put("HTTP client", load);
        return new RunFacts(isQuick, table);
    }

    static RunFacts of(Document line) {
        Map<String, String> table = new LinkedHashMap<>();
        Document facts = line.member(FACTS);
        if (facts != null) {
            for (JsonMember member : facts.members()) {
                table.put(member.name(), member.value().text());
            }
        }
        Document quick = line.member(QUICK);
        return new RunFacts(quick != null && quick.isTrue(), table);
    }

    void writeTo(JsonWriter line) {
        line.name(QUICK).value(isQuick);
        line.name(FACTS).beginObject();
        table.forEach((name, fact) -> line.name(name).value(fact));
        line.endObject();
    }
}
