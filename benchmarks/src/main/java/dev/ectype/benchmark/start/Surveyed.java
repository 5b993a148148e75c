package dev.ectype.benchmark.start;

import dev.ectype.benchmark.measure.Lines;
import dev.ectype.benchmark.measure.Options;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What became of one description.
 *
 * @param checked what a check counted
 * @param now a start that compiled it
 * @param before a start after that
 */
record Surveyed(String title, Document checked, Start now, Start before) {
    /** Checks the description, then starts it twice. */
    static Surveyed of(Path file, Cache cache) throws IOException {
        Description description = Description.of(file.toString());
        cache.forget();
        Start now = Start.measure(description, false, cache);
        Start before = Start.measure(description, true, cache);
        return new Surveyed(description.title(), check(file, cache), now, before);
    }

    private static Document check(Path file, Cache cache) throws IOException {
        ProcessBuilder check = new ProcessBuilder(
                        Options.checkout().resolve("ectype").toString(), "check", "--json", file.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        check.environment().put("ECTYPE_CACHE_DIR", cache.folder().toString());
        String rows = new String(check.start().getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!rows.startsWith("{\"file\"")) {
            throw new IOException("no check of " + file + " came to an end");
        }
        return Json.parse(rows.substring(0, rows.indexOf('\n')).getBytes(StandardCharsets.UTF_8));
    }

    /** One of the counts of the check, such as {@code operations}. */
    long count(String name) {
        Document value = checked.member(name);
        return value == null ? 0 : Long.parseLong(value.text());
    }

    void writeTo(JsonWriter line) {
        line.name("benchmark").value("survey");
        line.name("description").value(title);
        for (String name : List.of("operations", "answered", "resources", "lines")) {
            line.name(name).value(count(name));
        }
        line.name("seconds").value(Lines.number(now.seconds()));
        line.name("secondsBefore").value(Lines.number(before.seconds()));
        line.name("peakKilobytes").value(now.peakKilobytes());
        line.name("servingKilobytes").value(before.peakKilobytes());
    }

    /** The seconds of the starts that compiled, by description, of the survey that the file holds; none if there is none. */
    static Map<String, Double> lastSeconds(Path file) throws IOException {
        Map<String, Double> seconds = new LinkedHashMap<>();
        for (String line : Files.exists(file) ? Files.readAllLines(file) : List.<String>of()) {
            Document row = Json.parse(line.getBytes(StandardCharsets.UTF_8));
            Document title = row.member("description");
            Document taken = row.member("seconds");
            if (title != null && taken != null) {
                seconds.put(title.text(), Double.valueOf(taken.text()));
            }
        }
        return seconds;
    }
}
