package dev.ectype.runtime.emulator.content;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Writes a list as a table with a header line and a line per item (RFC 4180). */
final class SeparatedValues {
    private static final String END = "\r\n";

    private SeparatedValues() {}

    static String write(Iterable<Document> items, char separator) {
        Set<String> names = new LinkedHashSet<>();
        for (Document item : items) {
            for (JsonMember member : item.isObject() ? item.members() : List.<JsonMember>of()) {
                names.add(member.name());
            }
        }
        StringBuilder table = new StringBuilder();
        if (!names.isEmpty()) {
            line(names, Function.identity(), separator, table);
        }
        for (Document item : items) {
            if (item.isObject()) {
                line(names, name -> cell(item.member(name)), separator, table);
            } else {
                line(List.of(cell(item)), Function.identity(), separator, table);
            }
        }
        return table.toString();
    }

    private static void line(
            Iterable<String> names, Function<String, String> cell, char separator, StringBuilder table) {
        String between = "";
        for (String name : names) {
            table.append(between).append(quoted(cell.apply(name), separator));
            between = String.valueOf(separator);
        }
        table.append(END);
    }

    private static String cell(@Nullable Document value) {
        if (value == null || value.isNull()) {
            return "";
        }
        return value.isString() ? value.text() : value.literal();
    }

    private static String quoted(String text, char separator) {
        boolean plain = text.chars()
                .noneMatch(letter -> letter == separator || letter == '"' || letter == '\n' || letter == '\r');
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
