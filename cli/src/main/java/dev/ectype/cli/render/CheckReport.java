package dev.ectype.cli.render;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonNull;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.launcher.check.CheckRow;
import dev.ectype.launcher.check.ClientFindings;
import dev.ectype.launcher.check.Wire;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** Formats the results of checks as a table and as JSON lines. */
public final class CheckReport {
    private static final int MEGABYTE = 1 << 20;
    private static final int DIAGNOSTIC = 100;

    private final List<CheckRow> rows;

    public CheckReport(List<CheckRow> rows) {
        this.rows = List.copyOf(rows);
    }

    /** Returns the table, with the sums in its last line. */
    public List<String> lines() {
        Columns columns = new Columns()
                .row("file", "format", "answered", "of", "resources", "lines", "seconds", "MB", "diagnostic");
        for (CheckRow row : rows) {
            columns.row(
                    row.file(),
                    row.format(),
                    row.booted() ? Integer.toString(row.answered()) : "-",
                    row.readable() ? Integer.toString(row.operations()) : "-",
                    Integer.toString(row.resources()),
                    Integer.toString(row.lines()),
                    String.format(Locale.ROOT, "%.2f", seconds(row)),
                    Long.toString(row.peakHeapBytes() / MEGABYTE),
                    shortened(row.diagnostic() == null ? "" : row.diagnostic()));
        }
        List<String> lines = new ArrayList<>(columns.lines());
        lines.add(sums());
        return lines;
    }

    /** Returns the JSON of one description. */
    public static JsonObject json(CheckRow row) {
        JsonObject.Builder seconds = JsonObject.builder();
        row.seconds().forEach((stage, time) -> seconds.put(stage, number(time)));
        return JsonObject.builder()
                .put("file", row.file())
                .put("format", row.format())
                .put("compiled", row.compiled())
                .put("booted", row.booted())
                .put("operations", row.operations())
                .put("answered", row.answered())
                .put("resources", row.resources())
                .put("lines", row.lines())
                .put("seconds", seconds.build())
                .put("peakHeapBytes", row.peakHeapBytes())
                .put("diagnostic", row.diagnostic() == null ? JsonNull.NULL : new JsonText(row.diagnostic()))
                .put("unanswered", JsonArray.ofTexts(row.unanswered()))
                .put("groups", row.client().groups().size())
                .put("remembered", row.client().remembered())
                .put("bound", row.client().allBound())
                .put("boundByWire", bound(List.of(row)))
                .put("described", row.client().described())
                .put("returned", row.client().returned())
                .put("contradictions", JsonArray.ofTexts(row.client().contradictions()))
                .put("unbound", JsonArray.ofTexts(row.client().unbound()))
                .build();
    }

    /** Returns the summary, which is the last JSON line. */
    public JsonObject summary() {
        JsonObject sums = JsonObject.builder()
                .put("files", rows.size())
                .put("compiled", count(CheckRow::compiled))
                .put("booted", count(CheckRow::booted))
                .put("operations", sum(CheckRow::operations))
                .put("answered", sum(CheckRow::answered))
                .put("groups", sum(row -> row.client().groups().size()))
                .put("remembered", sum(row -> row.client().remembered()))
                .put("bound", sum(row -> row.client().allBound()))
                .put("boundByWire", bound(rows))
                .put("described", sum(row -> row.client().described()))
                .put("returned", sum(row -> row.client().returned()))
                .build();
        return JsonObject.builder().put("summary", sums).build();
    }

    private String sums() {
        return "files=" + rows.size() + " compiled=" + count(CheckRow::compiled) + " booted="
                + count(CheckRow::booted) + " operations=" + sum(CheckRow::operations) + " answered="
                + sum(CheckRow::answered) + " remembered="
                + sum(row -> row.client().remembered()) + "/"
                + sum(row -> row.client().groups().size()) + words() + " members="
                + sum(row -> row.client().returned()) + "/"
                + sum(row -> row.client().described());
    }

    private String words() {
        StringBuilder words = new StringBuilder();
        counts(rows)
                .forEach((wire, count) -> words.append(" bound(")
                        .append(wire.word())
                        .append(")=")
                        .append(count.bound())
                        .append("/")
                        .append(count.operations()));
        return words.toString();
    }

    private static JsonObject bound(List<CheckRow> rows) {
        JsonObject.Builder wires = JsonObject.builder();
        counts(rows)
                .forEach((wire, count) -> wires.put(
                        wire.word(),
                        JsonObject.builder()
                                .put("bound", count.bound())
                                .put("operations", count.operations())
                                .build()));
        return wires.build();
    }

    /** Returns the bound operations of all rows, in the order of the protocols. */
    private static Map<Wire, ClientFindings.BoundCount> counts(List<CheckRow> rows) {
        Map<Wire, ClientFindings.BoundCount> counts = new TreeMap<>();
        rows.forEach(row -> row.client()
                .bound()
                .forEach((wire, count) -> counts.merge(wire, count, ClientFindings.BoundCount::plus)));
        return counts;
    }

    private long count(Predicate<CheckRow> fact) {
        return rows.stream().filter(fact).count();
    }

    private long sum(ToIntFunction<CheckRow> number) {
        return rows.stream().mapToInt(number).sum();
    }

    private static double seconds(CheckRow row) {
        return row.seconds().values().stream().mapToDouble(Double::doubleValue).sum();
    }

    private static JsonNumber number(double value) {
        return new JsonNumber(BigDecimal.valueOf(value).toPlainString());
    }

    private static String shortened(String text) {
        return text.length() <= DIAGNOSTIC ? text : text.substring(0, DIAGNOSTIC) + "...";
    }
}
