import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.JsonText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Compares what a check counted with the counts that are kept: operations, answered ones and resources of a description
 * must not become fewer. Usage: Counts KEPT FOLDER ROWS [--update], where ROWS is what `check --json` printed.
 */
final class Counts {
    private static final List<String> COLUMNS = List.of("operations", "answered", "resources", "lines");
    /** Fewer lines for the same behaviour are good news. */
    private static final int HELD = 3;

    private Counts() {}

    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        Map<String, List<Long>> kept = kept(file);
        Map<String, List<Long>> counted = counted(Path.of(arguments[1]), Path.of(arguments[2]));
        List<String> falls = new ArrayList<>();
        counted.forEach((name, counts) -> compare(name, kept.get(name), counts, falls));
        if (arguments.length > 3 && arguments[3].equals("--update")) {
            kept.putAll(counted);
            write(file, kept);
        } else if (!falls.isEmpty()) {
            System.out.println(String.join("\n", falls));
            System.out.println("If that is meant, run .ci/steps/descriptions --update and read the change of " + file.getFileName() + ".");
            System.exit(1);
        }
    }

    private static void compare(String name, List<Long> before, List<Long> now, List<String> falls) {
        if (before == null) {
            System.out.println("not kept: " + name + " " + now);
            return;
        }
        for (int column = 0; column < COLUMNS.size(); column++) {
            if (!before.get(column).equals(now.get(column))) {
                String change = name + ": " + COLUMNS.get(column) + " " + before.get(column) + " -> " + now.get(column);
                if (column < HELD && now.get(column) < before.get(column)) {
                    falls.add("FELL     " + change);
                } else {
                    System.out.println("changed  " + change);
                }
            }
        }
    }

    private static Map<String, List<Long>> kept(Path file) throws IOException {
        Map<String, List<Long>> kept = new TreeMap<>();
        List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of("");
        for (String line : lines.subList(1, lines.size())) {
            List<String> cells = List.of(line.split("\t"));
            kept.put(cells.get(0), cells.subList(1, cells.size()).stream().map(Long::valueOf).toList());
        }
        return kept;
    }

    private static Map<String, List<Long>> counted(Path folder, Path rows) throws IOException {
        Map<String, List<Long>> counted = new TreeMap<>();
        for (String line : Files.readAllLines(rows)) {
            JsonObject row = (JsonObject) JsonReader.read(line);
            if (row.member("file") instanceof JsonText file) {
                String name = folder.toAbsolutePath().relativize(Path.of(file.text()).toAbsolutePath()).toString();
                counted.put(name, COLUMNS.stream()
                        .map(column -> ((JsonNumber) row.member(column)).decimal().longValueExact())
                        .toList());
            }
        }
        return counted;
    }

    private static void write(Path file, Map<String, List<Long>> counts) throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add("description\t" + String.join("\t", COLUMNS));
        counts.forEach((name, each) -> lines.add(
                name + "\t" + String.join("\t", each.stream().map(String::valueOf).toList())));
        Files.write(file, lines);
    }
}
