package dev.ectype.cli.render;

import dev.ectype.cli.terminal.SafeText;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Formats one write of a journal: its request, and each changed member with the values before and after. */
final class JournalEntryLines {
    private static final int LONGEST_VALUE = 100;
    private static final int LONGEST_BODY = 1_000;

    private JournalEntryLines() {}

    static List<String> of(Document entry) {
        Document request = Objects.requireNonNullElse(entry.member("request"), Document.EMPTY_OBJECT);
        Columns head = new Columns()
                .row("position", text(entry, "position"))
                .row("time", text(entry, "time"))
                .row("operation", text(entry, "operation"))
                .row("request", text(request, "method") + " " + text(request, "target"));
        String body = text(request, "body");
        if (!body.isEmpty()) {
            head.row("body", shortened(body, LONGEST_BODY));
        } else if (request.member("bodyBase64") != null) {
            head.row("body", "binary content; --json contains it");
        }
        head.row("status", text(entry, "status"));
        if (!text(entry, "sandbox").equals("default")) {
            head.row("sandbox", text(entry, "sandbox"));
        }
        List<String> lines = new ArrayList<>(head.lines());
        Document changes = Objects.requireNonNullElse(entry.member("changes"), Document.EMPTY_ARRAY);
        changes.elements().forEach(change -> addChange(change, lines));
        if (changes.size() == 0) {
            lines.add("");
            lines.add("nothing changed");
        }
        return lines;
    }

    private static void addChange(Document change, List<String> lines) {
        Document before = change.member("before");
        Document after = change.member("after");
        lines.add("");
        if (change.member("counter") != null) {
            lines.add("counter " + text(change, "counter") + ": " + format(before) + " -> " + format(after));
            return;
        }
        boolean deletion = change.member("tombstone") != null;
        String kind = before == null ? "created" : after == null ? "deleted" : "changed";
        lines.add(text(change, "resource") + " " + text(change, "id") + " " + (deletion ? "marked as deleted" : kind));
        Columns members = new Columns();
        for (String name : names(before, after)) {
            Document old = before == null ? null : before.member(name);
            Document fresh = after == null ? null : after.member(name);
            if (before == null || after == null) {
                members.row("  " + SafeText.line(name), format(before == null ? fresh : old));
            } else if (!Objects.equals(old, fresh)) {
                members.row("  " + SafeText.line(name), format(old) + " -> " + format(fresh));
            }
        }
        lines.addAll(members.lines());
    }

    private static List<String> names(@Nullable Document before, @Nullable Document after) {
        List<String> names = new ArrayList<>();
        for (Document each : new Document[] {
            Objects.requireNonNullElse(before, Document.EMPTY_OBJECT),
            Objects.requireNonNullElse(after, Document.EMPTY_OBJECT)
        }) {
            for (JsonMember member : each.isObject() ? each.members() : List.<JsonMember>of()) {
                if (!names.contains(member.name())) {
                    names.add(member.name());
                }
            }
        }
        return names;
    }

    private static String text(Document object, String name) {
        Document value = object.member(name);
        return value == null ? "" : SafeText.line(value.isString() ? value.text() : value.literal());
    }

    private static String format(@Nullable Document value) {
        return value == null ? "(absent)" : shortened(SafeText.line(value.literal()), LONGEST_VALUE);
    }

    private static String shortened(String text, int longest) {
        return text.length() <= longest ? text : text.substring(0, longest) + "... (--json shows all)";
    }
}
