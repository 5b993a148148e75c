package dev.ectype.benchmark.survey;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A table of earlier measurements in a file of the sources.
 *
 * @param note the machine of the measurements, empty if it does not matter
 * @param rows the cells of each description, by its name
 */
record BaselineTable(String note, Map<String, List<String>> rows) {
    private static final String NOTE = "# ";

    BaselineTable {
        rows = new LinkedHashMap<>(rows);
    }

    /** Reads the file; a missing file gives an empty table. */
    static BaselineTable in(Path file) throws IOException {
        String note = "";
        Map<String, List<String>> rows = new TreeMap<>();
        List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of();
        boolean titled = false;
        for (String line : lines) {
            if (line.startsWith(NOTE)) {
                note = line.substring(NOTE.length());
            } else if (titled) {
                List<String> cells = List.of(line.split("\t"));
                rows.put(cells.get(0), cells.subList(1, cells.size()));
            } else {
                titled = true;
            }
        }
        return new BaselineTable(note, rows);
    }

    /** Writes the rows in the order of their names. */
    void write(Path file, List<String> columns) throws IOException {
        List<String> lines = new ArrayList<>();
        if (!note.isEmpty()) {
            lines.add(NOTE + note);
        }
        lines.add("description\t" + String.join("\t", columns));
        new TreeMap<>(rows).forEach((name, cells) -> lines.add(name + "\t" + String.join("\t", cells)));
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(file, lines);
    }
}
